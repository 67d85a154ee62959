/// A gauge as the platform knows it: accessoryCircular.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a gauge.
  public func makeBody(configuration: Configuration) -> GaugeStyleConfiguration.Label {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge as the platform knows it: accessoryCircular.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
