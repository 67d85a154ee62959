import SwiftUI

struct History {
  private(set) var days: [TrainingDay] = []

  mutating func add(_ exercise: String, on date: Date = .now) {
    // Add to the entry of this day, or put a new day in front.
  }
}

struct ExerciseButton: View {
  let exercise: String

  var body: some View {
    // Write into the history of the screen.
    Button("Log \(exercise)") {}
  }
}

struct HistoryPage: View {
  var body: some View {
    // List the exercises of all days.
    Text("Nothing yet")
  }
}

struct SchoolScreen: View {
  var body: some View {
    VStack {
      ExerciseButton(exercise: "Sit")
      ExerciseButton(exercise: "Stay")
      HistoryPage()
    }
  }
}
