/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
  /// The style as it is written in code.
  public let description: String

  init(name: String) { description = name }

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { description = style.styleName }
}
