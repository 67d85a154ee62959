/// A text field as the platform knows it: squareBorder.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A text field as the platform knows it: squareBorder.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
