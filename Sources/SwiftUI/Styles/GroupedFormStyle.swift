/// A form as the platform knows it: grouped.
public nonisolated struct GroupedFormStyle: FormStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a form.
  public func makeBody(configuration: Configuration) -> FormStyleConfiguration.Content {
    configuration.content
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form as the platform knows it: grouped.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
