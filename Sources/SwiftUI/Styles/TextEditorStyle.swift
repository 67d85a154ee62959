/// How a text editor looks; without a screen it is kept and has no effect.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = TextEditorStyleConfiguration

  /// Makes the view of a text editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how every text editor in the view looks.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    recorded("textEditorStyle", StyleName.of(style))
  }
}
