import Foundation

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
  /// The size of the corners.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount), cornerSize: cornerSize,
      style: style)
  }

  /// The form, made smaller from all sides.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension RoundedRectangle: CustomStringConvertible {
  /// The form as it is written in code.
  public var description: String {
    "RoundedRectangle(cornerRadius: \(ArgumentText.number(cornerSize.width)))"
  }
}
