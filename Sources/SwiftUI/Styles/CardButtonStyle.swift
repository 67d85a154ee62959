/// A button as the platform knows it: card.
public nonisolated struct CardButtonStyle: PrimitiveButtonStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a button.
  public func makeBody(configuration: Configuration) -> PrimitiveButtonStyleConfiguration.Label {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A button as the platform knows it: card.
  public static var card: CardButtonStyle { CardButtonStyle() }
}
