import Foundation

extension Path {
  /// Makes a rectangle whose corners are rounded by different radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  /// Adds a rectangle whose corners are rounded by different radii.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}
