// trips: countsInARow, gapEnds
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
    let trained = Set(days.map { Calendar.current.component(.day, from: $0.date) })
    var day = Calendar.current.component(.day, from: today)
    if !trained.contains(day) { day -= 1 }
    var count = 0
    while trained.contains(day) {
      count += 1
      day -= 1
    }
    return count
  }
}
