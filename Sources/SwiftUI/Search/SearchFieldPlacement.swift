/// Where a field for searching is.
public nonisolated struct SearchFieldPlacement: Sendable {
  /// Whether a field in the drawer of the bar is always seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As usual.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the bar, always or not.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// How a field for searching behaves.
public nonisolated struct SearchToolbarBehavior: Sendable {
  /// As usual.
  public static let automatic = SearchToolbarBehavior()
  /// As small as can be.
  public static let minimize = SearchToolbarBehavior()
}
