/// Whether every other row has another background.
public nonisolated struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Yes.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
