// trips: saysReady
import SwiftUI

struct TrainingPage: View {
  let exercise: String
  @State private var isRunning = false
  @State private var isOver = false
  @State private var rating = 3

  var body: some View {
    VStack {
      Text(exercise).font(.largeTitle)

      HStack(spacing: 80) {
        Button("Start") { isRunning = true }
          .disabled(isRunning)
        Button("Done") {
          isRunning = false
          isOver = false
        }
        .disabled(!isOver)
      }
      .padding()

      Text(status)

      Countdown(isOver: $isOver)

      Spacer()
      RatingRow(rating: $rating)
    }
  }

  private var status: String {
    if isOver { return "Well done" }
    return isRunning ? "Running" : "Ready"
  }
}
