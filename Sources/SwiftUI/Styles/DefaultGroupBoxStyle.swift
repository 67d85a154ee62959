/// A group box as the platform knows it: automatic.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a group box.
  public func makeBody(configuration: Configuration) -> GroupBoxStyleConfiguration.Content {
    configuration.content
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A group box as the platform knows it: automatic.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
