/// How fast something goes on from 0 to 1.
public nonisolated struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// The same speed all the time.
  public static let linear = UnitCurve(name: "linear")
  /// A slow start.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// A slow end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A slow start and a slow end.
  public static let easeInOut = UnitCurve(name: "easeInOut")

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(name: "bezier(\(startControlPoint), \(endControlPoint))")
  }
}
