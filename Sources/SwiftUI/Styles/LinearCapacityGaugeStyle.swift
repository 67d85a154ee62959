/// A gauge as the platform knows it: linearCapacity.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a gauge.
  public func makeBody(configuration: Configuration) -> GaugeStyleConfiguration.Label {
    configuration.label
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge as the platform knows it: linearCapacity.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
