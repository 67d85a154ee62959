/// A navigation view of two columns.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}
