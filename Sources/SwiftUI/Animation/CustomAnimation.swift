import Foundation

/// An animation of one's own; without a screen it is kept and has no effect.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the value has come after so many seconds; nil at the end.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes after so many seconds.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation goes on from one that has not ended.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nothing is known of it.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// It starts anew.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps while it goes on.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values around the animated view.
  public var environment: EnvironmentValues
  /// Whether the value has all but arrived.
  public var isLogicallyComplete = false
  /// What the animation keeps.
  public var state = AnimationState<Value>()
}

extension Animation {
  /// Makes an animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.init(whole: String(describing: A.self)) }

  /// The same, taken for done after so many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding("logicallyComplete(after: \(ArgumentText.number(duration)))")
  }
}
