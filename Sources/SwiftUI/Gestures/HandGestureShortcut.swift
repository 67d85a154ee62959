/// A gesture of the hand that presses a control.
public nonisolated struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
