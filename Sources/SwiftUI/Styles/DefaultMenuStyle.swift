/// A menu as the platform knows it: automatic.
public nonisolated struct DefaultMenuStyle: MenuStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a menu.
  public func makeBody(configuration: Configuration) -> MenuStyleConfiguration.Label {
    configuration.label
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A menu as the platform knows it: automatic.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
