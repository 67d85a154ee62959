/// A label as the platform knows it: titleAndIcon.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> LabelStyleConfiguration.Title {
    configuration.title
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label as the platform knows it: titleAndIcon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
