/// Whether a window can be treated so.
public nonisolated struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// Yes.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// No.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
