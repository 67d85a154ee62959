/// A symbol moves as usual.
public nonisolated struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String
}

extension AutomaticSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Moves as usual.
  public static var automatic: AutomaticSymbolEffect {
    AutomaticSymbolEffect(description: ".automatic")
  }
}
