/// The style of the tint.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("tint") }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that holds here.
  public static var tint: TintShapeStyle { TintShapeStyle("tint") }
}
