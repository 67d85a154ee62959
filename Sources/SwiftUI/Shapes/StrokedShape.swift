import Foundation

/// A form with a line around it, over whatever fills it.
public nonisolated struct _StrokedShape<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// A stroked form is primitive.
  public typealias Body = Never

  /// The form.
  public var shape: Content
  let effects: [Effect]

  init(shape: Content, effect: Effect) { self.init(shape: shape, effects: [effect]) }

  init(shape: Content, effects: [Effect]) {
    self.shape = shape
    self.effects = effects
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.shape, node)
    element.parameters = [shape.shapeName]
    element.effects = effects
    return [element]
  }
}

extension _StrokedShape {
  /// Fills the form behind what is drawn already.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _StrokedShape<Content, S> {
    _StrokedShape<Content, S>(
      shape: shape, effects: effects + [Effect("fill", [content.styleName])])
  }

  /// Draws another line around the form.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShape<Content, S> {
    stroke(content, lineWidth: style.lineWidth)
  }

  /// Draws another line along the inside of the form.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShape<Content, S> where Content: InsettableShape {
    _StrokedShape<Content, S>(
      shape: shape, effects: effects + [Effect("strokeBorder", [content.styleName])])
  }

  /// Draws another line around the form.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShape<Content, S> {
    _StrokedShape<Content, S>(
      shape: shape, effects: effects + [Effect("stroke", [content.styleName])])
  }
}

extension _ShapeView {
  private nonisolated var layers: [Effect] { [Effect("fill", [style.styleName])] }

  /// Fills the form behind what is drawn already.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _StrokedShape<Content, S> {
    _StrokedShape<Content, S>(
      shape: shape, effects: layers + [Effect("fill", [content.styleName])])
  }

  /// Draws a line along the inside of the form.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShape<Content, S> where Content: InsettableShape {
    strokeBorder(content, lineWidth: style.lineWidth)
  }

  /// Draws a line around the form.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShape<Content, S> {
    _StrokedShape<Content, S>(
      shape: shape,
      effects: layers + [
        Effect("stroke", [content.styleName, ArgumentText.of("lineWidth", style.lineWidth) ?? ""])
      ])
  }

  /// Draws a line around the form.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShape<Content, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the inside of the form.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShape<Content, S> where Content: InsettableShape {
    _StrokedShape<Content, S>(
      shape: shape,
      effects: layers + [
        Effect("strokeBorder", [content.styleName, ArgumentText.of("lineWidth", lineWidth) ?? ""])
      ])
  }
}
