/// The style of a placeholder.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("placeholder") }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// What stands for text that is not there yet.
  public static var placeholder: PlaceholderTextShapeStyle {
    PlaceholderTextShapeStyle("placeholder")
  }
}
