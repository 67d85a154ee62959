/// A picker as the platform knows it: automatic.
public nonisolated struct DefaultPickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A picker as the platform knows it: automatic.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
