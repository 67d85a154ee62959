/// How much what is behind stands out.
public nonisolated struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More than usual.
  public static let increased = BackgroundProminence(name: "increased")
}
