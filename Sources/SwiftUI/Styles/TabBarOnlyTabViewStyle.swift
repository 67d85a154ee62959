/// A tab view as the platform knows it: tabBarOnly.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab view as the platform knows it: tabBarOnly.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
