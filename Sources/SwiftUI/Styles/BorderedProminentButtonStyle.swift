/// A button as the platform knows it: borderedProminent.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button as the platform knows it: borderedProminent.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
