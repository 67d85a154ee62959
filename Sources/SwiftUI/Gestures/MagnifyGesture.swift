import Foundation

/// Two fingers that move apart; the host has no second finger, so it never happens.
public nonisolated struct MagnifyGesture: Gesture, PrimitiveGesture {
  /// The gesture is primitive.
  public typealias Body = Never

  /// What is known of the move.
  public struct Value: Equatable, Sendable {
    /// The time of the move.
    public var time: Date
    /// The magnification of the move.
    public var magnification: CGFloat
    /// The velocity of the move.
    public var velocity: CGFloat
    /// The startAnchor of the move.
    public var startAnchor: UnitPoint
    /// The startLocation of the move.
    public var startLocation: CGPoint
  }

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  func handlers(_ sink: GestureSink<Value>) -> [Handler] { [] }
}
