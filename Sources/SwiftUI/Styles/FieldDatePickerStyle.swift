/// A date picker as the platform knows it: field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A date picker as the platform knows it: field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
