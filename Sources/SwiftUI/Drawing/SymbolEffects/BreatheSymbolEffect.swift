/// A symbol grows and shrinks.
public nonisolated struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Only a little.
  public var plain: BreatheSymbolEffect { adding("plain") }

  /// Again and again, as breathing is.
  public var pulse: BreatheSymbolEffect { adding("pulse") }

  /// Layer after layer.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

extension BreatheSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(description: ".breathe") }
}
