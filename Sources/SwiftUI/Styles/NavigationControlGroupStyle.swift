/// A group of controls as the platform knows it: navigation.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a group of controls.
  public func makeBody(configuration: Configuration) -> ControlGroupStyleConfiguration.Content {
    configuration.content
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A group of controls as the platform knows it: navigation.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
