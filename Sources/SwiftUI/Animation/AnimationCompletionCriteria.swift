/// When an animation counts as over.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When nobody would notice any more.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
