// trips: daysMayBeLongOrShort
import SwiftUI

extension TrainingLog {
  func streak(on today: Date) -> Int {
    let calendar = Calendar.current
    var day = today
    if let newest = days.first, !calendar.isDate(newest.date, inSameDayAs: day) {
      day = day.addingTimeInterval(-86_400)
    }
    var count = 0
    for trained in days where calendar.isDate(trained.date, inSameDayAs: day) {
      count += 1
      day = day.addingTimeInterval(-86_400)
    }
    return count
  }
}
