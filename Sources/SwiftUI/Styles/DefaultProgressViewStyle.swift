/// A progress view as the platform knows it: automatic.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a progress view.
  public func makeBody(configuration: Configuration) -> ProgressViewStyleConfiguration.Label? {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A progress view as the platform knows it: automatic.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
