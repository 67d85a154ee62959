import Foundation

/// Formats for what changes with the time.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
  /// A clock that runs within a stretch of time, such as "1:05".
  public struct Timer: FormatStyle, Sendable {
    private let range: Range<Date>
    private let countsDown: Bool
    private let clock: ClockStyle

    /// Makes a clock that says how much of a stretch is left.
    public init(
      countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.range = range
      countsDown = true
      clock = ClockStyle(
        showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
    }

    /// Makes a clock that says how much of a stretch is over.
    public init(
      countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.range = range
      countsDown = false
      clock = ClockStyle(
        showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
    }

    /// What the clock says at a moment.
    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, range.lowerBound), range.upperBound)
      let (from, to) = countsDown ? (now, range.upperBound) : (range.lowerBound, now)
      return AttributedString(clock.text(to.timeIntervalSince(from), roundingUp: countsDown))
    }
  }

  /// A clock that runs from a moment on, such as "0:01.25".
  public struct Stopwatch: FormatStyle, Sendable {
    private let start: Date
    private let clock: ClockStyle

    /// Makes a clock that runs from a moment on.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = ClockStyle(
        showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
    }

    /// What the clock says at a moment.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.text(max(value.timeIntervalSince(start), 0), roundingUp: false))
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that says how much of a stretch is left.
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A clock that says how much of a stretch is over.
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that runs from a moment on.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
