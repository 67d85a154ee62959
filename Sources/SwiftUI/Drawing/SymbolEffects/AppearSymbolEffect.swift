/// A symbol appears.
public nonisolated struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Upwards.
  public var up: AppearSymbolEffect { adding("up") }

  /// Downwards.
  public var down: AppearSymbolEffect { adding("down") }

  /// Layer after layer.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

extension AppearSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(description: ".appear") }
}
