/// A form as the platform knows it: automatic.
public nonisolated struct AutomaticFormStyle: FormStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a form.
  public func makeBody(configuration: Configuration) -> FormStyleConfiguration.Content {
    configuration.content
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A form as the platform knows it: automatic.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
