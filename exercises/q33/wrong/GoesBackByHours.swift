// trips: daysMayBeLongOrShort
import SwiftUI

extension TrainingLog {
  func streak(on today: Date) -> Int {
    let calendar = Calendar.current
    let trained = Set(days.map { calendar.startOfDay(for: $0.date) })
    func before(_ day: Date) -> Date { day.addingTimeInterval(-86_400) }

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
