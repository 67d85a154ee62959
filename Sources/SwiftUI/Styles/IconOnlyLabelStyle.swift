/// A label as the platform knows it: iconOnly.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> LabelStyleConfiguration.Title {
    configuration.title
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label as the platform knows it: iconOnly.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
