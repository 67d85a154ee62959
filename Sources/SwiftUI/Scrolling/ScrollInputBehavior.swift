/// Whether content is scrolled by a device.
public nonisolated struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// No.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
