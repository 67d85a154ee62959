nonisolated extension NamedSymbolEffect {
  /// Every layer by itself.
  public var individually: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).individually")
  }
  /// Backwards.
  public var reversed: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).reversed")
  }
  /// Forwards.
  public var nonReversed: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).nonReversed")
  }

  /// Out and in upwards.
  public static var upUp: NamedSymbolEffect { NamedSymbolEffect(description: ".upUp") }
  /// Out downwards, in upwards.
  public static var downUp: NamedSymbolEffect { NamedSymbolEffect(description: ".downUp") }
  /// Out and in over the same place.
  public static var offUp: NamedSymbolEffect { NamedSymbolEffect(description: ".offUp") }
}
