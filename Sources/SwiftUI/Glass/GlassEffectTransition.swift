/// How glass comes and goes.
public nonisolated struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// By becoming visible.
  public static let materialize = GlassEffectTransition(name: "materialize")
  /// From the form of other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
}
