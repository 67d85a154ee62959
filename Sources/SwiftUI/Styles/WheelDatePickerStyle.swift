/// A date picker as the platform knows it: wheel.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a date picker.
  public func makeBody(configuration: Configuration) -> DatePickerStyleConfiguration.Label {
    configuration.label
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker as the platform knows it: wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
