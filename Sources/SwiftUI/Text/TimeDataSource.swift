import Foundation

/// A value that changes with the time.
public struct TimeDataSource<Value>: @unchecked Sendable {
  /// The date the value is measured from.
  var date: Date?
  /// The value at a moment.
  let value: (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The time it is.
  public static var currentDate: TimeDataSource { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The stretch from a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource {
    TimeDataSource(date: date) { min(date, $0)..<max(date, $0) }
  }

  /// The stretch from now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource {
    dateRange(startingAt: date)
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is.
  public static func durationOffset(to date: Date) -> TimeDataSource {
    TimeDataSource(date: date) { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Shows a value that changes with the time, in a format.
  public nonisolated init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      content: .formatted(
        FormattedText(parts: [format, source.date ?? .distantPast], isTicking: true) {
          format.locale($0.locale).format(source.value($0.now))
        }))
  }

  /// Shows a value that changes with the time, in a format with attributes, which have no effect here.
  public nonisolated init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(
      content: .formatted(
        FormattedText(parts: [format, source.date ?? .distantPast], isTicking: true) {
          String(format.locale($0.locale).format(source.value($0.now)).characters)
        }))
  }
}
