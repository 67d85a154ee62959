/// A navigation view as the platform knows it: stack.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A navigation view as the platform knows it: stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
