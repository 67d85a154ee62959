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
  /// One after another, staying.
  public var cumulative: NamedSymbolEffect {
    NamedSymbolEffect(description: "\(description).cumulative")
  }
}

extension SymbolEffect where Self == NamedSymbolEffect {
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
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
