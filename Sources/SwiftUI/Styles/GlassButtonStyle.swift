/// A button as the platform knows it: glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button as the platform knows it: glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
