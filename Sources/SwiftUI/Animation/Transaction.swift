/// The context of a change: whether and how it is animated.
public nonisolated struct Transaction: Sendable {
  /// The animation that goes with the change.
  public var animation: Animation?
  /// Whether views keep to the change as it is, without animating it.
  public var disablesAnimations = false
  /// Whether the change comes from a gesture that goes on.
  public var isContinuous = false

  /// The transaction in which code runs now.
  nonisolated(unsafe) static var current = Transaction()

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}
