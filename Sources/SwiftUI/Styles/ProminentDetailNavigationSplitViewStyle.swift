/// A split view as the platform knows it: prominentDetail.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
  PlatformStyle
{
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A split view as the platform knows it: prominentDetail.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
