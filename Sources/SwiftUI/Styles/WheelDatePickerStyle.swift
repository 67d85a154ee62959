/// A date picker as the platform knows it: wheel.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker as the platform knows it: wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
