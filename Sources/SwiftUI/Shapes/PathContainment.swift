import Foundation

/// Whether a point is inside an outline whose curves are taken as straight.
enum PathContainment {
  static func contains(_ point: CGPoint, in steps: [Path.Element], eoFill: Bool) -> Bool {
    var winding = 0
    for (start, end) in edges(of: steps) where (start.y <= point.y) != (end.y <= point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { winding += start.y <= point.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  private static func edges(of steps: [Path.Element]) -> [(CGPoint, CGPoint)] {
    var edges: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    for step in steps {
      switch step {
      case .move(let point):
        edges.append((current, start))
        (start, current) = (point, point)
      case .closeSubpath:
        edges.append((current, start))
        current = start
      default:
        guard let end = step.end else { continue }
        edges.append((current, end))
        current = end
      }
    }
    edges.append((current, start))
    return edges
  }
}
