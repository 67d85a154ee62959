/// A translucent material.
public nonisolated struct Material: ShapeStyle, Hashable, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(_ name: String) { description = ".\(name)" }

  /// A material that lets most of what is behind it through.
  public static let ultraThin = Material("ultraThinMaterial")
  /// A material that lets much of what is behind it through.
  public static let thin = Material("thinMaterial")
  /// A material that lets some of what is behind it through.
  public static let regular = Material("regularMaterial")
  /// A material that lets little of what is behind it through.
  public static let thick = Material("thickMaterial")
  /// A material that lets hardly anything behind it through.
  public static let ultraThick = Material("ultraThickMaterial")
  /// The material of bars.
  public static let bar = Material("bar")
}

extension ShapeStyle where Self == Material {
  /// A material that lets most of what is behind it through.
  public static var ultraThinMaterial: Material { Material("ultraThinMaterial") }
  /// A material that lets much of what is behind it through.
  public static var thinMaterial: Material { Material("thinMaterial") }
  /// A material that lets some of what is behind it through.
  public static var regularMaterial: Material { Material("regularMaterial") }
  /// A material that lets little of what is behind it through.
  public static var thickMaterial: Material { Material("thickMaterial") }
  /// A material that lets hardly anything behind it through.
  public static var ultraThickMaterial: Material { Material("ultraThickMaterial") }
  /// The material of bars.
  public static var bar: Material { Material("bar") }
}

extension ShapeStyle where Self == Material {
  /// The material, drawn as in a window that is used or not.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance)
    -> some ShapeStyle
  { self }
}
