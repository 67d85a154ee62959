/// A navigation view as the platform knows it: automatic.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A navigation view as the platform knows it: automatic.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
