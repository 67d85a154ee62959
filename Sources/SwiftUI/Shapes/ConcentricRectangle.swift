import Foundation

/// A rectangle whose corners go by those of what it is in.
public nonisolated struct ConcentricRectangle: InsettableShape {
  private var inset: CGFloat = 0

  /// Makes a rectangle.
  public init() {}

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  /// The form, smaller by an amount on each side.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}
