/// A toggle as the platform knows it: automatic.
public nonisolated struct DefaultToggleStyle: ToggleStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a toggle.
  public func makeBody(configuration: Configuration) -> ToggleStyleConfiguration.Label {
    configuration.label
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A toggle as the platform knows it: automatic.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
