// trips: gapEnds
import SwiftUI

extension TrainingLog {
  func streak(on today: Date) -> Int {
    days.count
  }
}
