/// A group of controls as the platform knows it: compactMenu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a group of controls.
  public func makeBody(configuration: Configuration) -> ControlGroupStyleConfiguration.Content {
    configuration.content
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A group of controls as the platform knows it: compactMenu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
