/// A progress view as the platform knows it: linear.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the style with a colour.
  public init(tint: Color) {}

  /// Makes the view of a progress view.
  public func makeBody(configuration: Configuration) -> ProgressViewStyleConfiguration.Label? {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view as the platform knows it: linear.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
