/// How a table looks; without a screen it is kept and has no effect.
public protocol TableStyle {}

extension View {
  /// Sets how every table in the view looks.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    recorded("tableStyle", StyleName.of(style))
  }
}
