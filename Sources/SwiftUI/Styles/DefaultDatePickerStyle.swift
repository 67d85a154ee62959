/// A date picker as the platform knows it: automatic.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A date picker as the platform knows it: automatic.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
