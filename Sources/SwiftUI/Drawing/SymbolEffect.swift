/// How a symbol moves; without a screen it is kept and has no effect.
public protocol SymbolEffect: Sendable {}

/// A move of the framework.
public nonisolated struct NamedSymbolEffect: SymbolEffect, CustomStringConvertible {
  /// The move as it is written in code.
  public let description: String

  /// Upwards.
  public var up: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).up") }
  /// Downwards.
  public var down: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).down") }
  /// Layer after layer.
  public var byLayer: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).byLayer") }
  /// All at once.
  public var wholeSymbol: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).wholeSymbol")
  }
  /// To and fro.
  public var reversing: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).reversing")
  }
  /// Always forwards.
  public var nonReversing: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).nonReversing")
  }
  /// One after another.
  public var iterative: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).iterative")
  }
  /// Layers that are not lit are pale.
  public var dimInactiveLayers: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).dimInactiveLayers")
  }
  /// Layers that are not lit are left out.
  public var hideInactiveLayers: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).hideInactiveLayers")
  }
  /// Out and in upwards.
  public var upUp: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).upUp") }
  /// Out downwards, in upwards.
  public var downUp: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).downUp") }
  /// Out and in over the same place.
  public var offUp: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).offUp") }
  /// With what stays staying.
  public func magic(fallback: NamedSymbolEffect) -> NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).magic")
  }
  /// To the right.
  public var clockwise: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).clockwise")
  }
  /// To the left.
  public var counterClockwise: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).counterClockwise")
  }
  /// Forwards as one reads.
  public var forward: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).forward") }
  /// Backwards as one reads.
  public var backward: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).backward")
  }
  /// To the left.
  public var left: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).left") }
  /// To the right.
  public var right: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).right") }
  /// Only a little.
  public var plain: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).plain") }
  /// Again and again, as breathing is.
  public var pulse: NamedSymbolEffect { NamedSymbolEffect(description: "\(description).pulse") }
  /// By an angle.
  public func custom(angle: Angle) -> NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).custom")
  }
  /// One after another, staying.
  public var cumulative: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).cumulative")
  }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// As usual.
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect(description: ".automatic") }
  /// Jumps.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(description: ".bounce") }
  /// Fades to and fro.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(description: ".pulse") }
  /// Grows.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(description: ".scale") }
  /// Lights up piece by piece.
  public static var variableColor: NamedSymbolEffect {
    NamedSymbolEffect(description: ".variableColor")
  }
  /// Appears.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(description: ".appear") }
  /// Disappears.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(description: ".disappear") }
  /// Becomes another.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect(description: ".replace") }
  /// Wiggles.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(description: ".wiggle") }
  /// Turns.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(description: ".rotate") }
  /// Draws itself.
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect(description: ".drawOn") }
  /// Undraws itself.
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect(description: ".drawOff") }
  /// Grows and shrinks.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(description: ".breathe") }
}

/// How a symbol's move goes on.
public nonisolated struct SymbolEffectOptions: Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// For ever.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// How a move is repeated.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// So many times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}
