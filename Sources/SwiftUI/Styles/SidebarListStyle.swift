/// A list as the platform knows it: sidebar.
public nonisolated struct SidebarListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A list as the platform knows it: sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
