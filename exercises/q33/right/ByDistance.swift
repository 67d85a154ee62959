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
    let now = calendar.startOfDay(for: today)
    let ages = days.compactMap {
      calendar.dateComponents([.day], from: calendar.startOfDay(for: $0.date), to: now).day
    }
    guard let youngest = ages.first, youngest <= 1 else { return 0 }
    return zip(ages, youngest...).prefix { $0 == $1 }.count
  }
}
