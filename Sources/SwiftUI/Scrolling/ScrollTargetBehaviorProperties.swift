/// How a scrolled view is asked to be.
public nonisolated struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether it scrolls shorter ways.
  public var limitsScrolls = false

  /// Makes what is usual.
  public init() {}
}

/// What is known when it is worked out how a scrolled view is asked to be.
public nonisolated struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scrolled view.
  public let environment: EnvironmentValues
  /// The directions in which it scrolls.
  public let axes: Axis.Set
}
