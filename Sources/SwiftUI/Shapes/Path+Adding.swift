import Foundation

extension Path {
  /// Starts anew at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to where the outline was started.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    add(transform) { path in
      path.addRectangle(
        rect, topLeading: size, topTrailing: size, bottomTrailing: size, bottomLeading: size)
    }
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
      path.closeSubpath()
      path = path.applying(
        CGAffineTransform(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
    }
  }

  /// Adds a part of a circle, from one angle by another.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }

  /// Adds a part of a circle, from one angle to another.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
    if !clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
    sweep = max(-2 * .pi, min(2 * .pi, sweep))
    let continues = currentPoint != nil
    add(transform) { path in
      Self.addArc(to: &path, center, radius, startAngle.radians, sweep, continues: continues)
    }
  }

  /// Adds curves of at most a quarter turn each.
  private static func addArc(
    to path: inout Path, _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ sweep: Double,
    continues: Bool
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(start)
    path.append(continues ? .line(to: first) : .move(to: first))
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4) * Double(radius)
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      let (a, b) = (point(from), point(to))
      path.addCurve(
        to: b,
        control1: CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
        control2: CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)))
    }
  }

  /// Adds an arc that touches two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { path in
      path.addLine(to: tangent1End)
      path.addLine(to: tangent2End)
    }
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(transform) { $0 = path }
  }

  private mutating func add(_ transform: CGAffineTransform, _ make: (inout Path) -> Void) {
    var part = Path()
    make(&part)
    for step in part.applying(transform).steps { append(step) }
  }
}
