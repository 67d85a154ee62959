/// A toggle as the platform knows it: button.
public nonisolated struct ButtonToggleStyle: ToggleStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a toggle.
  public func makeBody(configuration: Configuration) -> ToggleStyleConfiguration.Label {
    configuration.label
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle as the platform knows it: button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
