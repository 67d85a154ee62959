/// A device that scrolls content.
public nonisolated struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A gesture of the hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking.
  public static let look = ScrollInputKind(name: "look")
}
