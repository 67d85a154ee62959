import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// The part along the width.
  public var dx: CGFloat
  /// The part along the height.
  public var dy: CGFloat

  /// No direction.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a vector of its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
