/// A button as the platform knows it: borderless.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button as the platform knows it: borderless.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
