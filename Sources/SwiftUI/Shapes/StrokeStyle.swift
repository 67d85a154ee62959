import Foundation

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How two lines meet.
  public var lineJoin: CGLineJoin
  /// How far a corner may stick out.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps.
  public var dash: [CGFloat]
  /// Where in the pattern of strokes and gaps the line begins.
  public var dashPhase: CGFloat

  /// Makes a style of lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
