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
    let trained = Set(days.map { calendar.startOfDay(for: $0.date) })
    func before(_ day: Date) -> Date {
      calendar.date(byAdding: .day, value: -1, to: day) ?? .distantPast
    }

    var day = calendar.startOfDay(for: today)
    if !trained.contains(day) { day = before(day) }
    var count = 0
    while trained.contains(day) {
      count += 1
      day = before(day)
    }
    return count
  }
}
