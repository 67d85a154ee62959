import SwiftUI

struct TrainingPage: View {
  private enum Phase: String {
    case ready = "Ready"
    case running = "Running"
    case over = "Well done"
  }

  let exercise: String
  @State private var phase = Phase.ready

  var body: some View {
    VStack {
      Text(exercise)
      Button("Start") { phase = .running }
        .disabled(phase != .ready)
      Button("Done") { phase = .ready }
        .disabled(phase != .over)
      Text(phase.rawValue)
      if phase != .ready {
        Countdown(isOver: isOver)
      }
    }
  }

  private var isOver: Binding<Bool> {
    Binding {
      phase == .over
    } set: { isOver in
      phase = isOver ? .over : .running
    }
  }
}
