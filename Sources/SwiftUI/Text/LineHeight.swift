import Foundation

/// How high lines of text are.
public nonisolated struct LineHeight: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let normal = LineHeight(name: "normal")
  /// Low.
  public static let tight = LineHeight(name: "tight")
  /// High.
  public static let loose = LineHeight(name: "loose")
  /// As each line needs.
  public static let variable = LineHeight(name: "variable")

  /// So many times the size of the font.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple") }
  /// So many points more than the size of the font.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading") }
  /// So many points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact") }
}
