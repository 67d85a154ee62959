/// A tab view as the platform knows it: grouped.
public nonisolated struct GroupedTabViewStyle: TabViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A tab view as the platform knows it: grouped.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
