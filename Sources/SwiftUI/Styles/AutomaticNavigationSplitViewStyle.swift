/// A split view as the platform knows it: automatic.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, PlatformStyle
{
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A split view as the platform knows it: automatic.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
