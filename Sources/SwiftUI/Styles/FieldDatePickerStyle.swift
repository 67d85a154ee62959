/// A date picker as the platform knows it: field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a date picker.
  public func makeBody(configuration: Configuration) -> DatePickerStyleConfiguration.Label {
    configuration.label
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A date picker as the platform knows it: field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
