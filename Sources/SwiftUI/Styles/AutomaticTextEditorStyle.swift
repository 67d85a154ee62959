/// A text editor as the platform knows it: automatic.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a text editor.
  public func makeBody(configuration: Configuration) -> EmptyView {
    EmptyView()
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A text editor as the platform knows it: automatic.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
