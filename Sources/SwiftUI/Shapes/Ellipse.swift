import Foundation

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
  var insetAmount: CGFloat = 0

  /// Makes the form.
  public init() {}

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  /// The form, made smaller from all sides.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Ellipse: CustomStringConvertible {
  /// The form as it is written in code.
  public var description: String { "Ellipse()" }
}
