// trips: gapEnds
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
    var count = 0
    var latest = today
    for day in days {
      guard latest.timeIntervalSince(day.date) < 2 * 86_400 else { break }
      count += 1
      latest = day.date
    }
    return count
  }
}
