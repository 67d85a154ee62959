import Foundation

extension Text {
  /// How a date is shown.
  public nonisolated struct DateStyle: Equatable, Sendable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind
    /// Whether what is shown changes with the time.
    var isTicking: Bool { kind != .date && kind != .time }

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The distance from now, such as "2 hours, 23 minutes".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its direction, such as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts, such as "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date in a style.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(
      content: .formatted(
        FormattedText(parts: [date, style], isTicking: style.isTicking) {
          DateText.text(date, style: style, in: $0)
        }))
  }

  /// Shows a range of dates.
  @_disfavoredOverload
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound...dates.upperBound, between: " – ")
  }

  /// Shows an interval of dates.
  @_disfavoredOverload
  public nonisolated init(_ interval: DateInterval) {
    self.init(interval.start...interval.end, between: " – ")
  }

  /// Shows the time left in an interval as a clock.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      content: .formatted(
        FormattedText(parts: [timerInterval, countsDown], isTicking: pauseTime == nil) {
          environment in
          let now = min(
            max(pauseTime ?? environment.now, timerInterval.lowerBound), timerInterval.upperBound)
          let from = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
          return DateText.clock(abs(from.timeIntervalSince(now)))
        }))
  }

  private nonisolated init(_ dates: ClosedRange<Date>, between: String) {
    self.init(
      content: .formatted(
        FormattedText(parts: [dates]) { environment in
          [dates.lowerBound, dates.upperBound]
            .map { DateText.text($0, style: .time, in: environment) }
            .joined(separator: between)
        }))
  }
}
