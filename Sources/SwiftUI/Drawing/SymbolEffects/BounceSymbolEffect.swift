/// A symbol jumps.
public nonisolated struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Upwards.
  public var up: BounceSymbolEffect { adding("up") }

  /// Downwards.
  public var down: BounceSymbolEffect { adding("down") }

  /// Layer after layer.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

extension BounceSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(description: ".bounce") }
}
