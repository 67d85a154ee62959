import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
  var insetAmount: CGFloat = 0

  /// Makes the form.
  public init() {}

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  /// The form, made smaller from all sides.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Rectangle: CustomStringConvertible {
  /// The form as it is written in code.
  public var description: String { "Rectangle()" }
}
