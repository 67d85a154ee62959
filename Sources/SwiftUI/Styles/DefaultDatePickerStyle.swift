/// A date picker as the platform knows it: automatic.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a date picker.
  public func makeBody(configuration: Configuration) -> DatePickerStyleConfiguration.Label {
    configuration.label
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A date picker as the platform knows it: automatic.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
