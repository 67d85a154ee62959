/// A text editor as the platform knows it: automatic.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A text editor as the platform knows it: automatic.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
