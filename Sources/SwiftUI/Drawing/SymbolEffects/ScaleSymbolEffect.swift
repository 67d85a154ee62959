/// A symbol grows.
public nonisolated struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable,
  CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Upwards.
  public var up: ScaleSymbolEffect { adding("up") }

  /// Downwards.
  public var down: ScaleSymbolEffect { adding("down") }

  /// Layer after layer.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}

extension ScaleSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Grows.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(description: ".scale") }
}
