/// A form as the platform knows it: columns.
public nonisolated struct ColumnsFormStyle: FormStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a form.
  public func makeBody(configuration: Configuration) -> FormStyleConfiguration.Content {
    configuration.content
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form as the platform knows it: columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
