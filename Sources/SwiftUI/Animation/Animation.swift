import Foundation

/// How a value changes over time; without a screen it is kept and has no effect.
public nonisolated struct Animation: Equatable, Hashable, Sendable {
  /// The animation as it is written in code.
  public let description: String

  private init(_ name: String, _ arguments: String?...) {
    let arguments = arguments.compactMap { $0 }
    description = ".\(name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// What the system does by itself.
  public static let `default` = Animation("default")

  /// The same speed all the time.
  public static let linear = Animation("linear")

  /// The same speed all the time, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear", ArgumentText.of("duration", duration))
  }

  /// A slow start.
  public static let easeIn = Animation("easeIn")

  /// A slow start, for so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn", ArgumentText.of("duration", duration))
  }

  /// A slow end.
  public static let easeOut = Animation("easeOut")

  /// A slow end, for so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut", ArgumentText.of("duration", duration))
  }

  /// A slow start and a slow end.
  public static let easeInOut = Animation("easeInOut")

  /// A slow start and a slow end, for so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut", ArgumentText.of("duration", duration))
  }

  /// A curve with two control points, for so many seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      "timingCurve", "\(p1x), \(p1y), \(p2x), \(p2y)", ArgumentText.of("duration", duration))
  }

  /// A curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve", ArgumentText.of("duration", duration))
  }

  /// A spring.
  public static let spring = Animation("spring")

  /// A spring that reacts so fast and loses so much.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      "spring", ArgumentText.of("response", response),
      ArgumentText.of("dampingFraction", dampingFraction))
  }

  /// A spring that takes about so many seconds and bounces so much.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", ArgumentText.of("duration", duration), ArgumentText.of("bounce", bounce))
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      "spring", ArgumentText.of("duration", spring.duration),
      ArgumentText.of("bounce", spring.bounce))
  }

  /// A spring for what a finger moves.
  public static let interactiveSpring = Animation("interactiveSpring")

  /// A spring for what a finger moves.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring", ArgumentText.of("response", response))
  }

  /// A spring for what a finger moves.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring", ArgumentText.of("duration", duration))
  }

  /// A spring that goes on from the speed it has.
  public static let interpolatingSpring = Animation("interpolatingSpring")

  /// A spring of physical properties.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      "interpolatingSpring", ArgumentText.of("stiffness", stiffness),
      ArgumentText.of("damping", damping))
  }

  /// A spring that takes about so many seconds and bounces so much.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring", ArgumentText.of("duration", duration))
  }

  /// A spring without bounce.
  public static let smooth = Animation("smooth")

  /// A spring without bounce, of so many seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", ArgumentText.of("duration", duration))
  }

  /// A spring with a little bounce.
  public static let snappy = Animation("snappy")

  /// A spring with a little bounce, of so many seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", ArgumentText.of("duration", duration))
  }

  /// A spring with bounce.
  public static let bouncy = Animation("bouncy")

  /// A spring with bounce, of so many seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", ArgumentText.of("duration", duration))
  }

  /// The same, after so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    adding("delay(\(ArgumentText.number(delay)))")
  }

  /// The same, so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    adding("speed(\(ArgumentText.number(speed)))")
  }

  /// The same so many times, to and fro or always forwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding("repeatCount(\(repeatCount))")
  }

  /// The same for ever, to and fro or always forwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding("repeatForever(autoreverses: \(autoreverses))")
  }

  func adding(_ call: String) -> Animation {
    Animation(whole: "\(description).\(call)")
  }

  init(whole: String) { description = whole }
}

extension Animation: CustomStringConvertible {}
