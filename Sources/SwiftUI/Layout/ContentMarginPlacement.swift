/// What of a scrolled view gets margins.
public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
