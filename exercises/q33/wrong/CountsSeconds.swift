// trips: timeOfDayIsNoMatter
import SwiftUI

extension TrainingLog {
  func streak(on today: Date) -> Int {
    var count = 0
    var last = today
    for day in days {
      guard last.timeIntervalSince(day.date) <= 24 * 60 * 60 else { break }
      count += 1
      last = day.date
    }
    return count
  }
}
