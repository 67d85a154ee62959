/// A level of importance.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// What matters most.
  public static let primary = HierarchicalShapeStyle("primary")
  /// What matters less.
  public static let secondary = HierarchicalShapeStyle("secondary")
  /// What matters even less.
  public static let tertiary = HierarchicalShapeStyle("tertiary")
  /// What matters little.
  public static let quaternary = HierarchicalShapeStyle("quaternary")
  /// What matters least.
  public static let quinary = HierarchicalShapeStyle("quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle("primary") }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle("secondary") }
  /// What matters even less.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle("tertiary") }
  /// What matters little.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle("quaternary") }
  /// What matters least.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle("quinary") }
}
