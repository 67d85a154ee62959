import SwiftUI

/// The streak at an hour, after trainings at other hours; all are counted from the first midnight.
@MainActor func streak(atHour now: Int, trainedAt hours: [Int]) -> Int {
  let calendar = Calendar.current
  let midnight = calendar.startOfDay(for: Date(timeIntervalSince1970: 1_000_000_000))
  func date(_ hour: Int) -> Date {
    midnight.addingTimeInterval(Double(hour) * 60 * 60)
  }
  let log = TrainingLog()
  for hour in hours { log.add("Sit", on: date(hour)) }
  return log.streak(on: date(now))
}

/// The exercises of each day after trainings at some hours, in the order of the log.
@MainActor func exercises(trainedAt hours: [Int]) -> [[String]] {
  let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_000_000_000))
  let log = TrainingLog()
  for hour in hours {
    log.add("at \(hour)", on: midnight.addingTimeInterval(Double(hour) * 60 * 60))
  }
  return log.days.map(\.exercises)
}
