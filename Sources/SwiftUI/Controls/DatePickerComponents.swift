/// What of a date can be chosen.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes parts of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
  /// The time of day with seconds.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 4)
}
