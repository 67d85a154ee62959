/// A symbol becomes another.
public nonisolated struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Out and in upwards.
  public var upUp: ReplaceSymbolEffect { adding("upUp") }

  /// Out downwards, in upwards.
  public var downUp: ReplaceSymbolEffect { adding("downUp") }

  /// Out over the same place, in upwards.
  public var offUp: ReplaceSymbolEffect { adding("offUp") }

  /// Layer after layer.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }

  /// With what stays staying, else in another way.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(description: "\(description).magic")
  }

  /// A symbol becomes another, with what stays staying.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable,
    CustomStringConvertible
  {
    /// The move as it is written in code.
    public let description: String

    /// Layer after layer.
    public var byLayer: MagicReplace { adding("byLayer") }

    /// All at once.
    public var wholeSymbol: MagicReplace { adding("wholeSymbol") }
  }
}

extension ReplaceSymbolEffect: WrittenSymbolEffect {}

extension ReplaceSymbolEffect.MagicReplace: WrittenSymbolEffect {}

extension ReplaceSymbolEffect {
  /// Out and in upwards.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(description: ".upUp") }
  /// Out downwards, in upwards.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(description: ".downUp") }
  /// Out over the same place, in upwards.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(description: ".offUp") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Becomes another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect(description: ".replace") }
}
