// trips: daysMayBeLongOrShort
import SwiftUI

extension TrainingLog {
  func streak(on today: Date) -> Int {
    let calendar = Calendar.current
    func age(_ day: TrainingDay) -> Int {
      let from = calendar.startOfDay(for: day.date)
      return Int(calendar.startOfDay(for: today).timeIntervalSince(from) / 86_400)
    }
    let ages = days.map(age)
    guard let youngest = ages.first, youngest <= 1 else { return 0 }
    return zip(ages, youngest...).prefix { $0 == $1 }.count
  }
}
