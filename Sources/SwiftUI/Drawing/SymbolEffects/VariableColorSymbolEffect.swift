/// A symbol lights up piece by piece.
public nonisolated struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// One after another.
  public var iterative: VariableColorSymbolEffect { adding("iterative") }

  /// One after another, staying.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }

  /// To and fro.
  public var reversing: VariableColorSymbolEffect { adding("reversing") }

  /// Always forwards.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }

  /// Layers that are not lit are pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }

  /// Layers that are not lit are left out.
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }
}

extension VariableColorSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up piece by piece.
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(description: ".variableColor")
  }
}
