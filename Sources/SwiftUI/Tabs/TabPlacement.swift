/// Where a tab has its button.
public nonisolated struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// Only at the side.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
