/// A split view as the platform knows it: balanced.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, PlatformStyle
{
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A split view as the platform knows it: balanced.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
