import Foundation

extension Measurement where UnitType: Dimension {
  /// Puts measurements into words, such as `3 km`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much room the unit has.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let name: String
      /// The unit in full.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// The unit's symbol.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The unit's symbol, without room before it.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    fileprivate let width: UnitWidth
    fileprivate var locale = Locale(identifier: "en_US")

    /// The measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.unitOptions = .providedUnit
      formatter.unitStyle =
        width == .wide ? .long : width == .narrow ? .short : .medium
      return formatter.string(from: Measurement<Unit>(value: value.value, unit: value.unit))
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// What a measurement is for; the unit stays as it is here.
  public struct FormatUsage: Sendable {
    /// The unit stays.
    public static var asProvided: FormatUsage { FormatUsage() }
    /// As usual.
    public static var general: FormatUsage { FormatUsage() }
    /// On roads.
    public static var road: FormatUsage { FormatUsage() }
    /// Of people.
    public static var person: FormatUsage { FormatUsage() }
    /// Of the weather.
    public static var weather: FormatUsage { FormatUsage() }
    /// Of food.
    public static var food: FormatUsage { FormatUsage() }
    /// Of sport.
    public static var workout: FormatUsage { FormatUsage() }
  }

  /// The measurement in words.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The measurement in words.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  /// Puts measurements into words.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width)
  }
}
