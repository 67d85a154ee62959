/// How far a crown must be turned.
public nonisolated struct DigitalCrownRotationalSensitivity: Hashable, Sendable {
  private let name: String

  /// Far.
  public static let low = DigitalCrownRotationalSensitivity(name: "low")
  /// Some way.
  public static let medium = DigitalCrownRotationalSensitivity(name: "medium")
  /// Hardly.
  public static let high = DigitalCrownRotationalSensitivity(name: "high")
}
