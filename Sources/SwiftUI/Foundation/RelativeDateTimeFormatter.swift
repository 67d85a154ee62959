import Foundation

/// Puts the distance to a date into words; Linux has no formatter of this name.
public final class RelativeDateTimeFormatter {
  /// Whether there are numbers or names such as "tomorrow".
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How long the words are; here they are always full.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether there are numbers or names such as "tomorrow".
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  public var unitsStyle = UnitsStyle.full
  /// Where the words are read.
  public var locale: Locale? = .current

  /// Makes a formatter.
  public init() {}

  /// The distance from a date to another.
  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date().addingTimeInterval(date.timeIntervalSince(referenceDate)).formatted(
      Date.RelativeFormatStyle(
        presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: .wide))
  }

  /// The distance of so many seconds.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The distance to an object that is a date.
  public func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Puts several things into one phrase; Linux has no formatter of this name.
public final class ListFormatter {
  /// Makes a formatter.
  public init() {}

  /// The words in one phrase.
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// The items in one phrase.
  public func string(from items: [Any]) -> String? {
    items.map { String(describing: $0) }.formatted(.list(type: .and))
  }
}
