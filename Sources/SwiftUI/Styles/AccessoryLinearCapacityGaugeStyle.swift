/// A gauge as the platform knows it: accessoryLinearCapacity.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a gauge.
  public func makeBody(configuration: Configuration) -> GaugeStyleConfiguration.Label {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge as the platform knows it: accessoryLinearCapacity.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
