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

  /// Adds a rectangle, clockwise, whose corners are rounded by different sizes.
  mutating func addRectangle(
    _ rect: CGRect, topLeading: CGSize, topTrailing: CGSize, bottomTrailing: CGSize,
    bottomLeading: CGSize
  ) {
    let corners: [(corner: CGPoint, from: CGPoint, to: CGPoint)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -topTrailing.width, y: 0),
        CGPoint(x: 0, y: topTrailing.height)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -bottomTrailing.height),
        CGPoint(x: -bottomTrailing.width, y: 0)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: bottomLeading.width, y: 0),
        CGPoint(x: 0, y: -bottomLeading.height)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: topLeading.height),
        CGPoint(x: topLeading.width, y: 0)
      ),
    ]
    move(to: CGPoint(x: rect.minX + topLeading.width, y: rect.minY))
    for (corner, from, to) in corners {
      addLine(to: CGPoint(x: corner.x + from.x, y: corner.y + from.y))
      addQuadCurve(to: CGPoint(x: corner.x + to.x, y: corner.y + to.y), control: corner)
    }
    closeSubpath()
  }

  /// Makes a rectangle whose corners are rounded by radii, of which none is larger than half a side.
  init(_ rect: CGRect, radii: RectangleCornerRadii) {
    let longest = max(0, min(rect.width, rect.height) / 2)
    func size(_ radius: CGFloat) -> CGSize {
      let length = min(max(0, radius), longest)
      return CGSize(width: length, height: length)
    }
    self.init { path in
      path.addRectangle(
        rect, topLeading: size(radii.topLeading), topTrailing: size(radii.topTrailing),
        bottomTrailing: size(radii.bottomTrailing), bottomLeading: size(radii.bottomLeading))
    }
  }
}
