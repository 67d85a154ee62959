import Foundation

/// A rectangle whose corners are known.
public protocol RoundedRectangularShape: InsettableShape {
  /// The type of its corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in a size, where it is known.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Corners without a radius.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of the radius.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(cornerSize.width) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Corners of the radii.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Corners as round as the size allows.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .round(in: size) }
}

extension Circle: RoundedRectangularShape {
  /// Corners as round as the size allows.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .round(in: size) }
}
