/// A picker as the platform knows it: radioGroup.
public nonisolated struct RadioGroupPickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A picker as the platform knows it: radioGroup.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
