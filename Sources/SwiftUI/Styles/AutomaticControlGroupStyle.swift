/// A group of controls as the platform knows it: automatic.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a group of controls.
  public func makeBody(configuration: Configuration) -> ControlGroupStyleConfiguration.Content {
    configuration.content
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A group of controls as the platform knows it: automatic.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
