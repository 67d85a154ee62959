/// A symbol undraws itself.
public nonisolated struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Every layer by itself.
  public var individually: DrawOffSymbolEffect { adding("individually") }

  /// Backwards.
  public var reversed: DrawOffSymbolEffect { adding("reversed") }

  /// Forwards.
  public var nonReversed: DrawOffSymbolEffect { adding("nonReversed") }

  /// Layer after layer.
  public var byLayer: DrawOffSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: DrawOffSymbolEffect { adding("wholeSymbol") }
}

extension DrawOffSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Undraws itself.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect(description: ".drawOff") }
}
