/// The style of a selection.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// Makes the style.
  public init() { self.init("selection") }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What shows that something is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle("selection") }
}
