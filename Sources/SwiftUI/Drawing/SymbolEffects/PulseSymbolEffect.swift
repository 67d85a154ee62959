/// A symbol fades to and fro.
public nonisolated struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Layer after layer.
  public var byLayer: PulseSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }
}

extension PulseSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades to and fro.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(description: ".pulse") }
}
