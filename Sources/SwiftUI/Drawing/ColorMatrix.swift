/// How the parts of colours are mixed: a row for each part, a column for each part it is made of.
public nonisolated struct ColorMatrix: Equatable, Sendable {
  /// The row of red.
  public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
  /// The row of green.
  public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
  /// The row of blue.
  public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
  /// The row of opacity.
  public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

  /// Leaves colours as they are.
  public init() {}
}
