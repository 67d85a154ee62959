/// A symbol turns.
public nonisolated struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// To the right.
  public var clockwise: RotateSymbolEffect { adding("clockwise") }

  /// To the left.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }

  /// Layer after layer.
  public var byLayer: RotateSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }
}

extension RotateSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(description: ".rotate") }
}
