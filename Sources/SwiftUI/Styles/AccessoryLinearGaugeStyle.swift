/// A gauge as the platform knows it: accessoryLinear.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a gauge.
  public func makeBody(configuration: Configuration) -> GaugeStyleConfiguration.Label {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge as the platform knows it: accessoryLinear.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
