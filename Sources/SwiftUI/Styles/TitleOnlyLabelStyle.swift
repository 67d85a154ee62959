/// A label as the platform knows it: titleOnly.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> LabelStyleConfiguration.Title {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label as the platform knows it: titleOnly.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
