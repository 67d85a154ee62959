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
    self.init(
      duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  /// Makes a spring of physical properties.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring without bounce, of so many seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a little bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a little bounce, of so many seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring with bounce, of so many seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// How many seconds one swing takes without losses.
  public var response: Double { duration }
  /// How much the spring loses; nothing at 0, and at 1 just so much that it does not bounce.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The mass at the end of the spring.
  public var mass: Double { 1 }
  /// How hard the spring pulls.
  public var stiffness: Double { frequency * frequency }
  /// How hard the spring is held back.
  public var damping: Double { 2 * dampingRatio * frequency }
  /// The seconds after which nothing can be seen to move.
  public var settlingDuration: TimeInterval {
    dampingRatio == 0 ? .infinity : -log(0.001) / (min(dampingRatio, 1) * frequency)
  }

  private var frequency: Double { 2 * .pi / duration }
}
