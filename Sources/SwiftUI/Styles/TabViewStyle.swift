/// How a tab view looks; without a screen it is kept and has no effect.
public protocol TabViewStyle {}

extension View {
  /// Sets how every tab view in the view looks.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    recorded("tabViewStyle", StyleName.of(style))
  }
}
