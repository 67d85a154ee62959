/// A picker as the platform knows it: navigationLink.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker as the platform knows it: navigationLink.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
