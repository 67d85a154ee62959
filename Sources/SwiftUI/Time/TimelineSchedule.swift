import Foundation

/// Whether there is little power.
public nonisolated enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

/// Times at which content is made anew.
public protocol TimelineSchedule {
  /// Whether there is little power.
  typealias Mode = TimelineScheduleMode
  /// The type of the times.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The times from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The times of a schedule, one after the other.
public nonisolated struct TimelineEntries: Sequence, IteratorProtocol {
  private let step: () -> Date?

  init(_ step: @escaping () -> Date?) { self.step = step }

  /// Times at equal distances.
  init(from first: Date, by interval: TimeInterval) {
    var count = 0.0
    self.init {
      defer { count += 1 }
      return first.addingTimeInterval(count * interval)
    }
  }

  /// The next time.
  public mutating func next() -> Date? { step() }
}
