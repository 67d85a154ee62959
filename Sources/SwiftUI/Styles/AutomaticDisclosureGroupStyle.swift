/// A disclosure group as the platform knows it: automatic.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a disclosure group.
  public func makeBody(configuration: Configuration) -> DisclosureGroupStyleConfiguration.Content {
    configuration.content
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A disclosure group as the platform knows it: automatic.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
