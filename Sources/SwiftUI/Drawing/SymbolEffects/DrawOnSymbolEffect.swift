/// A symbol draws itself.
public nonisolated struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Every layer by itself.
  public var individually: DrawOnSymbolEffect { adding("individually") }

  /// Layer after layer.
  public var byLayer: DrawOnSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: DrawOnSymbolEffect { adding("wholeSymbol") }
}

extension DrawOnSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws itself.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect(description: ".drawOn") }
}
