import Foundation

/// An outline as Core Graphics names it.
public class CGPath: @unchecked Sendable {
  var path: Path

  init(_ path: Path) { self.path = path }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the outline of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle around all points.
  public var boundingBox: CGRect { path.boundingRect }
  /// Whether there are no steps.
  public var isEmpty: Bool { path.isEmpty }
}

/// An outline that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an outline without steps.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Starts anew at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds another outline.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  /// Adds a line back to where the outline was started.
  public func closeSubpath() { path.closeSubpath() }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a part of a circle, with angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
}

extension Path {
  /// Makes an outline of one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The outline as Core Graphics names it.
  public var cgPath: CGPath { CGMutablePath(self) }
}
