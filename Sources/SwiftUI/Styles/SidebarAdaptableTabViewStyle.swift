/// A tab view as the platform knows it: sidebarAdaptable.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab view as the platform knows it: sidebarAdaptable.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
