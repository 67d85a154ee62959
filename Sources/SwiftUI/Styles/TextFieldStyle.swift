/// How a text field looks; without a screen it is kept and has no effect.
public protocol TextFieldStyle {}

extension View {
  /// Sets how every text field in the view looks.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    recorded("textFieldStyle", StyleName.of(style))
  }
}
