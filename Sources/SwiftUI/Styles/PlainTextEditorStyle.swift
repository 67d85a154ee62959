/// A text editor as the platform knows it: plain.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor as the platform knows it: plain.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
