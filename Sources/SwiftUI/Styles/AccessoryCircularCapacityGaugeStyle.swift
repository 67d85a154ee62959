/// A gauge as the platform knows it: accessoryCircularCapacity.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a gauge.
  public func makeBody(configuration: Configuration) -> GaugeStyleConfiguration.Label {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge as the platform knows it: accessoryCircularCapacity.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
