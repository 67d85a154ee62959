/// The style of a line between content.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("separator") }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// What separates content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle("separator") }
}
