/// A text editor as the platform knows it: roundedBorder.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a text editor.
  public func makeBody(configuration: Configuration) -> EmptyView {
    EmptyView()
  }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A text editor as the platform knows it: roundedBorder.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
