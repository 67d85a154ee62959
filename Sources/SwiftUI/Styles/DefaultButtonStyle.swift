/// A button as the platform knows it: automatic.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A button as the platform knows it: automatic.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
