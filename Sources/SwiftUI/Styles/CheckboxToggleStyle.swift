/// A toggle as the platform knows it: checkbox.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a toggle.
  public func makeBody(configuration: Configuration) -> ToggleStyleConfiguration.Label {
    configuration.label
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle as the platform knows it: checkbox.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
