// trips: countsInARow, gapEnds
import SwiftUI

extension TrainingLog {
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
