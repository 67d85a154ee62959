/// A text field as the platform knows it: roundedBorder.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field as the platform knows it: roundedBorder.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
