import SwiftUI

@Observable
final class TrainingLog {
  private(set) var days: [TrainingDay] = []

  func add(_ exercise: String, on date: Date = .now) {
    if let latest = days.first, Calendar.current.isDate(latest.date, inSameDayAs: date) {
      days[0].exercises.append(exercise)
    } else {
      days.insert(TrainingDay(date: date, exercises: [exercise]), at: 0)
    }
  }

  func streak(on today: Date) -> Int {
    let calendar = Calendar.current
    let start = hasTraining(on: today) ? 0 : 1
    var length = 0
    while let day = calendar.date(byAdding: .day, value: -(start + length), to: today),
      hasTraining(on: day)
    {
      length += 1
    }
    return length
  }

  private func hasTraining(on day: Date) -> Bool {
    days.contains { Calendar.current.isDate($0.date, inSameDayAs: day) }
  }
}
