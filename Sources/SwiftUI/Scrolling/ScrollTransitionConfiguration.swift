/// How views come and go while content is scrolled.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
  /// Little by little.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// When so much of the view is in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view is in sight.
  public struct Threshold: Sendable {
    /// Some of it.
    public static let visible = Threshold()
    /// All of it.
    public static let hidden = Threshold()
    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

/// Where a view is while content is scrolled.
public nonisolated enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
