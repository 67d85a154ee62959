/// A tab view as the platform knows it: verticalPage.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// A tab view as the platform knows it: verticalPage.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
