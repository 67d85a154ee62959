/// A tab view as the platform knows it: automatic.
public nonisolated struct DefaultTabViewStyle: TabViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab view as the platform knows it: automatic.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
