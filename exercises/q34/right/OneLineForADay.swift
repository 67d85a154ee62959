import SwiftUI

struct History {
  private(set) var days: [TrainingDay] = []

  mutating func add(_ exercise: String, on date: Date = .now) {
    if let latest = days.first, Calendar.current.isDate(latest.date, inSameDayAs: date) {
      days[0].exercises.append(exercise)
    } else {
      days.insert(TrainingDay(date: date, exercises: [exercise]), at: 0)
    }
  }
}

struct ExerciseButton: View {
  let exercise: String
  @Binding var history: History

  var body: some View {
    Button("Log \(exercise)") { history.add(exercise) }
  }
}

struct HistoryPage: View {
  let history: History

  var body: some View {
    List(history.days) { day in
      Text(day.exercises.joined(separator: ", "))
    }
  }
}

struct SchoolScreen: View {
  @State private var history = History()

  var body: some View {
    VStack {
      ExerciseButton(exercise: "Sit", history: $history)
      ExerciseButton(exercise: "Stay", history: $history)
      HistoryPage(history: history)
    }
  }
}
