/// A date picker as the platform knows it: compact.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a date picker.
  public func makeBody(configuration: Configuration) -> DatePickerStyleConfiguration.Label {
    configuration.label
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker as the platform knows it: compact.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
