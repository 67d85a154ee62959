/// A button as the platform knows it: glassProminent.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button as the platform knows it: glassProminent.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
