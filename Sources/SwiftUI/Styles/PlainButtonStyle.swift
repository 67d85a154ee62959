/// A button as the platform knows it: plain.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button as the platform knows it: plain.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
