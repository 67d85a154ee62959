/// A group of controls as the platform knows it: palette.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a group of controls.
  public func makeBody(configuration: Configuration) -> ControlGroupStyleConfiguration.Content {
    configuration.content
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A group of controls as the platform knows it: palette.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
