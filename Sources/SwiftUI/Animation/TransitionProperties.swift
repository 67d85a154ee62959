/// What is known of a transition.
public nonisolated struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
