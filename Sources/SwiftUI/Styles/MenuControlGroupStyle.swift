/// A group of controls as the platform knows it: menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a group of controls.
  public func makeBody(configuration: Configuration) -> ControlGroupStyleConfiguration.Content {
    configuration.content
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A group of controls as the platform knows it: menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
