import Foundation

/// Two fingers that turn; the host has no second finger, so it never happens.
public nonisolated struct RotateGesture: Gesture, PrimitiveGesture {
  /// The gesture is primitive.
  public typealias Body = Never

  /// What is known of the move.
  public struct Value: Equatable, Sendable {
    /// The time of the move.
    public var time: Date
    /// The rotation of the move.
    public var rotation: Angle
    /// The velocity of the move.
    public var velocity: Angle
    /// The startAnchor of the move.
    public var startAnchor: UnitPoint
    /// The startLocation of the move.
    public var startLocation: CGPoint
  }

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  func handlers(_ sink: GestureSink<Value>) -> [Handler] { [] }
}
