/// A text field as the platform knows it: automatic.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A text field as the platform knows it: automatic.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
