/// How a symbol moves; without a screen it is kept and has no effect.
public protocol SymbolEffect: Sendable {}

/// A move that runs whenever a value changes.
public protocol DiscreteSymbolEffect {}

/// A move that goes on until it is taken away.
public protocol IndefiniteSymbolEffect {}

/// A move by which symbols come and go.
public protocol TransitionSymbolEffect {}

/// A move by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// A move that is known as it is written in code.
nonisolated protocol WrittenSymbolEffect: SymbolEffect, Hashable, CustomStringConvertible {
  init(description: String)
}

nonisolated extension WrittenSymbolEffect {
  /// The move with one thing more written behind it.
  func adding(_ name: String) -> Self { Self(description: "\(description).\(name)") }
}
