/// How a text editor looks; without a screen it is kept and has no effect.
public protocol TextEditorStyle {}

extension View {
  /// Sets how every text editor in the view looks.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    recorded("textEditorStyle", StyleName.of(style))
  }
}
