// trips: gapEnds
import SwiftUI

extension TrainingLog {
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
