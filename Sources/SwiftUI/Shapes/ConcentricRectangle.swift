import Foundation

/// A rectangle whose corners go by those of what it is in, of which nothing is known here: they are as round as they are at least.
public nonisolated struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners

  /// Makes a rectangle whose corners all go by those of what it is in.
  public init() { corners = .concentric }

  /// Makes a rectangle whose corners are alike.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
  }

  /// The outline of the form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      rect,
      radii: RectangleCornerRadii(
        topLeading: corners.topLeading.radius, bottomLeading: corners.bottomLeading.radius,
        bottomTrailing: corners.bottomTrailing.radius, topTrailing: corners.topTrailing.radius))
  }
}

extension ConcentricRectangle {
  /// Makes a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner,
      topTrailing: topTrailingCorner,
      bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
  }

  /// Makes a rectangle whose corners at the bottom are alike.
  public init(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner,
      topTrailing: topTrailingCorner,
      bottomLeading: uniformBottomCorners,
      bottomTrailing: uniformBottomCorners)
  }

  /// Makes a rectangle whose leading corners are alike.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: uniformLeadingCorners,
      topTrailing: topTrailingCorner,
      bottomLeading: uniformLeadingCorners,
      bottomTrailing: bottomTrailingCorner)
  }

  /// Makes a rectangle whose corners are alike at each side.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: uniformLeadingCorners,
      topTrailing: uniformTrailingCorners,
      bottomLeading: uniformLeadingCorners,
      bottomTrailing: uniformTrailingCorners)
  }

  /// Makes a rectangle whose corners at the top are alike.
  public init(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: uniformTopCorners,
      topTrailing: uniformTopCorners,
      bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
  }

  /// Makes a rectangle whose corners are alike at the top and at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: uniformTopCorners,
      topTrailing: uniformTopCorners,
      bottomLeading: uniformBottomCorners,
      bottomTrailing: uniformBottomCorners)
  }

  /// Makes a rectangle whose trailing corners are alike.
  public init(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner,
      topTrailing: uniformTrailingCorners,
      bottomLeading: bottomLeadingCorner,
      bottomTrailing: uniformTrailingCorners)
  }
}
