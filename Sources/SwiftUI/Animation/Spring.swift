import Foundation

/// How a spring moves.
public nonisolated struct Spring: Hashable, Sendable {
  /// About how many seconds it takes.
  public var duration: TimeInterval
  /// How much it bounces, from -1 to 1.
  public var bounce: Double

  /// Makes a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Makes a spring that reacts so fast and loses so much.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a little bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with bounce.
  public static let bouncy = Spring(bounce: 0.3)
}
