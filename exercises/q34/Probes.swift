import SwiftUI

/// The exercises of each day after trainings at some hours of a week that starts at midnight.
@MainActor func exercises(trainedAt hours: [Int]) -> [[String]] {
  let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_000_000_000))
  var history = History()
  for hour in hours {
    history.add("at \(hour)", on: midnight.addingTimeInterval(Double(hour) * 60 * 60))
  }
  return history.days.map(\.exercises)
}

/// The number of days in a history and in a copy of it, after an exercise was added to the copy.
@MainActor func daysOfOriginalAndCopy() -> [Int] {
  let original = History()
  var copy = original
  copy.add("Sit")
  return [original.days.count, copy.days.count]
}

@MainActor func school() -> some View {
  SchoolScreen()
}
