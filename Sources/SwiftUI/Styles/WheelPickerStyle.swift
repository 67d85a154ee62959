/// A picker as the platform knows it: wheel.
public nonisolated struct WheelPickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker as the platform knows it: wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
