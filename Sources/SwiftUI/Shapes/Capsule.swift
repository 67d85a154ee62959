import Foundation

/// A rectangle whose short sides are round.
public nonisolated struct Capsule: InsettableShape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<Capsule, ForegroundStyle>
  /// The form of the corners.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// Makes the form.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  /// The form, made smaller from all sides.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension Capsule: CustomStringConvertible {
  /// The form as it is written in code.
  public var description: String { "Capsule()" }
}
