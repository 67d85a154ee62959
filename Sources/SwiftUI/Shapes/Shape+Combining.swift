import Foundation

extension Shape {
  /// What is inside one form or the other.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(self, ".union(\(other.shapeName))") { path, rect in
      var both = path
      both.addPath(other.path(in: rect))
      return both
    }
  }

  /// What is inside both forms; the outline stays the first one's here.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("intersection", other)
  }

  /// What is inside this form and outside the other; the outline stays the first one's here.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("subtracting", other)
  }

  /// What is inside one of the forms only; the outline stays the first one's here.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false)
    -> some Shape
  { combined("symmetricDifference", other) }

  /// The part of the line that is inside the other form; the outline stays the first one's here.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false)
    -> some Shape
  { combined("lineIntersection", other) }

  /// The part of the line that is outside the other form; the outline stays the first one's here.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  { combined("lineSubtraction", other) }

  /// The form, moved.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The form in a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    self.size(width: size.width, height: size.height)
  }

  private nonisolated func combined(_ name: String, _ other: some Shape) -> DerivedShape<Self> {
    DerivedShape(self, ".\(name)(\(other.shapeName))") { path, _ in path }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The form of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension ButtonBorderShape: InsettableShape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<ButtonBorderShape, ForegroundStyle>

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path { RoundedRectangle(cornerRadius: 8).path(in: rect) }

  /// The form, made smaller from all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: 8).inset(by: amount)
  }
}
