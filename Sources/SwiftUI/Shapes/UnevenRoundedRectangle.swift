import Foundation

/// A rectangle whose corners differ.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// Makes a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: insetAmount, dy: insetAmount), radii: cornerRadii)
  }

  /// The form, made smaller from all sides.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

extension UnevenRoundedRectangle: CustomStringConvertible {
  /// The form as it is written in code.
  public var description: String { "UnevenRoundedRectangle()" }
}
