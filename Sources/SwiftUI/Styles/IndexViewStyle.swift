/// How a row of dots looks; without a screen it is kept and has no effect.
public protocol IndexViewStyle {}

extension View {
  /// Sets how every row of dots in the view looks.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    recorded("indexViewStyle", StyleName.of(style))
  }
}
