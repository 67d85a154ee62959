/// A button as the platform knows it: link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button as the platform knows it: link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
