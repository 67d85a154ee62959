/// What shows that a symbol in a palette is chosen.
public nonisolated struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// Another drawing of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: variant.name)
  }
  /// What the author does.
  public static let custom = PaletteSelectionEffect(name: "custom")
}
