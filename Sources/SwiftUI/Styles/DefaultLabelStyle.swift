/// A label as the platform knows it: automatic.
public nonisolated struct DefaultLabelStyle: LabelStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> LabelStyleConfiguration.Title {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label as the platform knows it: automatic.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
