/// A form with a filling.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// A filled form is primitive.
  public typealias Body = Never

  /// The form.
  public var shape: Content
  /// The filling.
  public var style: Style
  var effects: [Effect] = []

  /// Makes a filled form.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.shape, node)
    element.parameters = [shape.shapeName]
    element.effects = effects
    if !(style is ForegroundStyle) || !effects.isEmpty {
      element.effects.insert(Effect("fill", [style.styleName]), at: 0)
    }
    return [element]
  }
}

extension Shape {
  /// The form in words: its type, without what belongs to its making.
  nonisolated var shapeName: String {
    (self as? any CustomStringConvertible)?.description
      ?? String(String(describing: Self.self).prefix { $0 != "<" })
  }
}
