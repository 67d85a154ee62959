import Foundation

extension Shape {
  /// The form, filled.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The line around the form.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShape<Self, S> {
    _StrokedShape(
      shape: self,
      effect: Effect(
        "stroke", [content.styleName, ArgumentText.of("lineWidth", style.lineWidth) ?? ""]))
  }

  /// The line around the form.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShape<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The line along the inside of the form.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokedShape<Self, S> {
    _StrokedShape(
      shape: self,
      effect: Effect(
        "strokeBorder", [content.styleName, ArgumentText.of("lineWidth", style.lineWidth) ?? ""]))
  }

  /// The line along the inside of the form.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokedShape<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
