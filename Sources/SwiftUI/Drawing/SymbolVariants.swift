/// Another drawing of the same symbol.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  let name: String

  /// The symbol itself.
  public static let none = SymbolVariants(name: ".none")
  /// The symbol in a circle.
  public static let circle = SymbolVariants(name: ".circle")
  /// The symbol in a square.
  public static let square = SymbolVariants(name: ".square")
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(name: ".rectangle")
  /// The symbol filled.
  public static let fill = SymbolVariants(name: ".fill")
  /// The symbol struck through.
  public static let slash = SymbolVariants(name: ".slash")

  /// The same drawing, in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// The same drawing, in a square.
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  /// The same drawing, in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  /// The same drawing, filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// The same drawing, struck through.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}
