/// A progress view as the platform knows it: circular.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the style with a colour.
  public init(tint: Color) {}

  /// Makes the view of a progress view.
  public func makeBody(configuration: Configuration) -> ProgressViewStyleConfiguration.Label? {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view as the platform knows it: circular.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
