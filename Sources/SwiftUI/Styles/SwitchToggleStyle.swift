/// A toggle as the platform knows it: switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the style with a colour.
  public init(tint: Color) {}

  /// Makes the view of a toggle.
  public func makeBody(configuration: Configuration) -> ToggleStyleConfiguration.Label {
    configuration.label
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle as the platform knows it: switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
