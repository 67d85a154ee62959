/// A navigation view as the platform knows it: columns.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A navigation view as the platform knows it: columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
