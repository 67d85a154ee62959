/// A menu as the platform knows it: button.
public nonisolated struct ButtonMenuStyle: MenuStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a menu.
  public func makeBody(configuration: Configuration) -> MenuStyleConfiguration.Label {
    configuration.label
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu as the platform knows it: button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
