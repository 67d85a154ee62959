/// A gauge as the platform knows it: automatic.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a gauge.
  public func makeBody(configuration: Configuration) -> GaugeStyleConfiguration.Label {
    configuration.label
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A gauge as the platform knows it: automatic.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
