/// How the value of a symbol is drawn.
public nonisolated struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By colours.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By lengths of lines.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
