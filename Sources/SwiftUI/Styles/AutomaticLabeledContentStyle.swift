/// A labelled content as the platform knows it: automatic.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a labelled content.
  public func makeBody(configuration: Configuration) -> LabeledContentStyleConfiguration.Content {
    configuration.content
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A labelled content as the platform knows it: automatic.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
