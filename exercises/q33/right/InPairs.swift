import SwiftUI

extension TrainingLog {
  func streak(on today: Date) -> Int {
    let calendar = Calendar.current
    let dates = days.map { calendar.startOfDay(for: $0.date) }.sorted(by: >)
    guard let newest = dates.first else { return 0 }
    let gap =
      calendar.dateComponents([.day], from: newest, to: calendar.startOfDay(for: today)).day ?? 99
    guard gap <= 1 else { return 0 }
    var count = 1
    for (later, earlier) in zip(dates, dates.dropFirst()) {
      guard calendar.dateComponents([.day], from: earlier, to: later).day == 1 else { break }
      count += 1
    }
    return count
  }
}
