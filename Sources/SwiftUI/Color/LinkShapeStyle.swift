/// The style of a link.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("link") }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// What can be followed.
  public static var link: LinkShapeStyle { LinkShapeStyle("link") }
}
