import Foundation

/// How fast something goes on from 0 to 1.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// The same speed all the time.
  public static let linear = bezier((0, 0), (1, 1))
  /// A slow start.
  public static let easeIn = bezier((0.42, 0), (1, 1))
  /// A slow end.
  public static let easeOut = bezier((0, 0), (0.58, 1))
  /// A slow start and a slow end.
  public static let easeInOut = bezier((0.42, 0), (0.58, 1))
  /// A start as slow as a circle's.
  public static let circularEaseIn = bezier((0.55, 0), (1, 0.45))
  /// An end as slow as a circle's.
  public static let circularEaseOut = bezier((0, 0.55), (0.45, 1))
  /// A start and an end as slow as a circle's.
  public static let circularEaseInOut = bezier((0.85, 0), (0.15, 1))

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  private static func bezier(_ start: (Double, Double), _ end: (Double, Double)) -> UnitCurve {
    UnitCurve(start: UnitPoint(x: start.0, y: start.1), end: UnitPoint(x: end.0, y: end.1))
  }

  /// The same curve the other way round.
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  /// How far it has gone at a part of the time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    Self.at(parameter(of: min(max(progress, 0), 1)), start.y, end.y)
  }

  /// How fast it goes at a part of the time, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  /// Finds by halving where on the curve a part of the time is.
  private func parameter(of progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.at(middle, start.x, end.x) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func at(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
