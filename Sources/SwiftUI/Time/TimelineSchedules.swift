import Foundation

/// Again and again at equal distances.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The times, from the last that is not after the start on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> TimelineEntries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return TimelineEntries(from: start.addingTimeInterval(passed * interval), by: interval)
  }
}

/// At the start of every minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init() {}

  /// The times, from the start of this minute on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> TimelineEntries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return TimelineEntries(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
  }
}

/// At given times.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule.
  public init(_ dates: Entries) { self.dates = dates }

  /// The times.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as an animation needs.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Makes a schedule; without a distance, it is sixty times a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
    isPaused = paused
  }

  /// The times, from the start on; none while it is paused or there is little power.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> TimelineEntries {
    isPaused || mode == .lowFrequency
      ? TimelineEntries { nil } : TimelineEntries(from: start, by: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again at equal distances.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as an animation needs.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as an animation needs, but not more often than at a distance.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At given times.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
