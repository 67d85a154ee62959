/// How a navigation view looks; without a screen it is kept and has no effect.
public protocol NavigationViewStyle {}

extension View {
  /// Sets how every navigation view in the view looks.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    recorded("navigationViewStyle", StyleName.of(style))
  }
}
