/// How a list looks; without a screen it is kept and has no effect.
public protocol ListStyle {}

extension View {
  /// Sets how every list in the view looks.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    recorded("listStyle", StyleName.of(style))
  }
}
