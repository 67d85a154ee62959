import Foundation

/// An animation of one's own; without a screen it is kept and has no effect.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the value has come after so many seconds; nil at the end.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
}

/// What an animation keeps while it goes on.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values around the animated view.
  public var environment: EnvironmentValues
  /// Whether the value has all but arrived.
  public var isLogicallyComplete = false
}

extension Animation {
  /// Makes an animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.init(whole: String(describing: A.self)) }

  /// The same, taken for done after so many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding("logicallyComplete(after: \(ArgumentText.number(duration)))")
  }
}
