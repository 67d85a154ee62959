import Foundation

/// Puts a measurement into words; the one of Foundation cannot be used on Linux.
public final class MeasurementFormatter {
  /// What becomes of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The rules as bits.
    public let rawValue: UInt
    /// Makes rules of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It stays as it is.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// It becomes one that fits the number.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// The temperature has no unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What becomes of the unit.
  public var unitOptions: UnitOptions = []
  /// How long the unit is; here it is always its symbol.
  public var unitStyle = Formatter.UnitStyle.medium
  /// How the number is written.
  public var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  /// Where the words are read.
  public var locale: Locale = .current

  /// Makes a formatter.
  public init() {}

  /// The words for a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    return unitOptions.contains(.temperatureWithoutUnit)
      ? "\(number)°" : "\(number) \(measurement.unit.symbol)"
  }

  /// The words for a unit.
  public func string(from unit: Unit) -> String { unit.symbol }
}

extension Measurement {
  /// The measurement in words.
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
}
