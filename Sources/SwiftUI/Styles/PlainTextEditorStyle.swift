/// A text editor as the platform knows it: plain.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a text editor.
  public func makeBody(configuration: Configuration) -> EmptyView {
    EmptyView()
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor as the platform knows it: plain.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
