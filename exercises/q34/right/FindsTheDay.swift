import SwiftUI

struct History {
  private(set) var days: [TrainingDay] = []

  mutating func add(_ exercise: String, on date: Date = .now) {
    let calendar = Calendar.current
    guard let index = days.firstIndex(where: { calendar.isDate($0.date, inSameDayAs: date) })
    else {
      days = [TrainingDay(date: date, exercises: [exercise])] + days
      return
    }
    days[index].exercises += [exercise]
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
      ForEach(day.exercises, id: \.self) { exercise in
        Text(exercise)
      }
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
