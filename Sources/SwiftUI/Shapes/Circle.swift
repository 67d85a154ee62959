import Foundation

/// A circle, as large as fits.
public nonisolated struct Circle: InsettableShape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<Circle, ForegroundStyle>
  var insetAmount: CGFloat = 0

  /// Makes the form.
  public init() {}

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: insetAmount, dy: insetAmount))
  }

  /// The form, made smaller from all sides.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Circle: CustomStringConvertible {
  /// The form as it is written in code.
  public var description: String { "Circle()" }
}
