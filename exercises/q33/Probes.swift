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

/// How many exercises the log holds after trainings at some hours.
@MainActor func logged(atHours hours: [Int]) -> Int {
  let log = TrainingLog()
  for hour in hours { log.add("Sit", on: Date(timeIntervalSince1970: Double(hour) * 60 * 60)) }
  return log.days.reduce(0) { $0 + $1.exercises.count }
}
