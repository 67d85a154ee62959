/// How a split view looks; without a screen it is kept and has no effect.
public protocol NavigationSplitViewStyle {}

extension View {
  /// Sets how every split view in the view looks.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    recorded("navigationSplitViewStyle", StyleName.of(style))
  }
}
