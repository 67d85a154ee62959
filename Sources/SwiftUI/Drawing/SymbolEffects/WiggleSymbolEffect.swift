/// A symbol wiggles.
public nonisolated struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, CustomStringConvertible
{
  /// The move as it is written in code.
  public let description: String

  /// Upwards.
  public var up: WiggleSymbolEffect { adding("up") }

  /// Downwards.
  public var down: WiggleSymbolEffect { adding("down") }

  /// To the left.
  public var left: WiggleSymbolEffect { adding("left") }

  /// To the right.
  public var right: WiggleSymbolEffect { adding("right") }

  /// Forwards as one reads.
  public var forward: WiggleSymbolEffect { adding("forward") }

  /// Backwards as one reads.
  public var backward: WiggleSymbolEffect { adding("backward") }

  /// To the right.
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }

  /// To the left.
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }

  /// Layer after layer.
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }

  /// All at once.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }

  /// In the direction of an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { adding("custom") }

  /// In the direction of an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { adding("custom") }
}

extension WiggleSymbolEffect: WrittenSymbolEffect {}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(description: ".wiggle") }
}
