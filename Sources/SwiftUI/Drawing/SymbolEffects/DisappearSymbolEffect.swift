/// A symbol disappears.
public nonisolated struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Upwards.
  public var up: DisappearSymbolEffect { adding("up") }

  /// Downwards.
  public var down: DisappearSymbolEffect { adding("down") }

  /// Layer after layer.
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }
}

extension DisappearSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Disappears.
  public static var disappear: DisappearSymbolEffect {
    DisappearSymbolEffect(description: ".disappear")
  }
}
