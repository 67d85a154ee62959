/// A button as the platform knows it: bordered.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button as the platform knows it: bordered.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
