/// The style of a filling.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("fill") }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What fills controls.
  public static var fill: FillShapeStyle { FillShapeStyle("fill") }
}
