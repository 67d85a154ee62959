/// Whether holding something over a view opens it.
public nonisolated struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Yes.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// No.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
