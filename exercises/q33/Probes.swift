import SwiftUI

/// The streak on a day of 2025 in Berlin, where clocks are changed twice a year, after trainings on other days; each is a month, a
/// day and an hour.
@MainActor func streakInBerlin(on today: [Int], trainedOn days: [[Int]]) -> Int {
  setenv("TZ", "Europe/Berlin", 1)
  NSTimeZone.resetSystemTimeZone()
  func date(_ parts: [Int]) -> Date {
    let calendar = Calendar(identifier: .gregorian)
    let components = DateComponents(year: 2025, month: parts[0], day: parts[1], hour: parts[2])
    return calendar.date(from: components) ?? .distantPast
  }
  let log = TrainingLog()
  for day in days { log.add("Sit", on: date(day)) }
  return log.streak(on: date(today))
}

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
