import Foundation

/// An outline of lines and curves.
public nonisolated struct Path: Equatable, Sendable {
  /// A step of the outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var steps: [Element] = []

  /// Makes an outline without steps.
  public init() {}

  init(steps: [Element]) { self.steps = steps }

  /// Makes an outline of what a closure adds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the outline of an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Whether there are no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// Where the outline has come to.
  public var currentPoint: CGPoint? { steps.last { $0.end != nil }?.end ?? nil }

  /// The smallest rectangle around all points.
  public var boundingRect: CGRect {
    let points = steps.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Calls a closure for each step.
  public func forEach(_ body: (Element) -> Void) { steps.forEach(body) }

  /// Whether a point is inside the outline, taking curves as straight.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    PathContainment.contains(point, in: steps, eoFill: eoFill)
  }

  mutating func append(_ step: Element) { steps.append(step) }
}

extension Path.Element {
  /// Where the step ends.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }

  /// All points the step names.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let first, let second): [point, first, second]
    case .closeSubpath: []
    }
  }

  /// The step with its points moved.
  func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: map(point))
    case .line(let point): .line(to: map(point))
    case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
    case .curve(let point, let first, let second):
      .curve(to: map(point), control1: map(first), control2: map(second))
    case .closeSubpath: .closeSubpath
    }
  }
}
