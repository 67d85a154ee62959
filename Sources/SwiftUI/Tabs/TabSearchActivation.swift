/// When a tab for searching starts to.
public nonisolated struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When it is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
