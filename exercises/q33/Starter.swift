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
    // Count the days in a row, up to and including today.
    days.count
  }
}
