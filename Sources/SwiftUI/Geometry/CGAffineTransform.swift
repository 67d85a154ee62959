import Foundation

/// Turns, scales, shears and moves points.
public struct CGAffineTransform: Hashable, Sendable {
  /// What the width adds to the new width.
  public var a: CGFloat
  /// What the width adds to the new height.
  public var b: CGFloat
  /// What the height adds to the new width.
  public var c: CGFloat
  /// What the height adds to the new height.
  public var d: CGFloat
  /// How far points move along the width.
  public var tx: CGFloat
  /// How far points move along the height.
  public var ty: CGFloat

  /// Leaves points where they are.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform that leaves points where they are.
  public init() { self = .identity }

  /// Makes a transform of its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a transform that moves points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a transform that scales points.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a transform that turns points by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether points stay where they are.
  public var isIdentity: Bool { self == .identity }

  /// The transform with a move before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform with a scaling before it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform with a turn before it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that takes points back; the transform itself where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// This transform and then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}

extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// Whether the points are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// What a transform makes of the size, wherever it moves it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }

  /// Whether the sizes are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// The smallest upright rectangle around what a transform makes of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: x.reduce(x[0], Swift.min), y: y.reduce(y[0], Swift.min))
    return CGRect(
      x: origin.x, y: origin.y, width: x.reduce(x[0], Swift.max) - origin.x,
      height: y.reduce(y[0], Swift.max) - origin.y)
  }

  /// Whether the rectangles are the same.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
