/// How the colours of a symbol are drawn.
public nonisolated struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Evenly.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Changing a little.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
