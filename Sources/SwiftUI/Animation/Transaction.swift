import Combine
import Foundation

/// The context of a change: whether and how it is animated.
public nonisolated struct Transaction {
  /// The animation that goes with the change.
  public var animation: Animation?
  /// Whether views keep to the change as it is, without animating it.
  public var disablesAnimations = false
  /// Whether the change comes from a gesture that goes on.
  public var isContinuous = false
  /// Whether speeds of changes are measured.
  public var tracksVelocity = false
  /// How content that scrolls keeps its place.
  public var scrollTargetAnchor: UnitPoint?
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.value(of: key, default: K.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Does something when the animation is over, which is as soon as what is being done now is.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(completion)
  }

  /// Whether nothing is said of how a change is shown.
  var isPlain: Bool {
    animation == nil && values.isEmpty && scrollTargetAnchor == nil
      && !(disablesAnimations || isContinuous || tracksVelocity)
  }
}

extension Transaction: @unchecked Sendable {}
