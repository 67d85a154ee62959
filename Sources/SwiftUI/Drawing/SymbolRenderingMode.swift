/// How the layers of a symbol are coloured.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The mode as it is written in code.
  public let description: String

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(description: ".monochrome")
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(description: ".multicolor")
  /// In one colour of several strengths.
  public static let hierarchical = SymbolRenderingMode(description: ".hierarchical")
  /// In the colours that are given.
  public static let palette = SymbolRenderingMode(description: ".palette")
}
