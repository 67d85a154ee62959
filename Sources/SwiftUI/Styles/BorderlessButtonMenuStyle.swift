/// A menu as the platform knows it: borderlessButton.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a menu.
  public func makeBody(configuration: Configuration) -> MenuStyleConfiguration.Label {
    configuration.label
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu as the platform knows it: borderlessButton.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
