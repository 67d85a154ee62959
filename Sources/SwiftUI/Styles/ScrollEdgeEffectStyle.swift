/// How the edge of scrolled content looks.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Clear-cut.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Fading.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
