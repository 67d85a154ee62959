/// A text field as the platform knows it: plain.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field as the platform knows it: plain.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
