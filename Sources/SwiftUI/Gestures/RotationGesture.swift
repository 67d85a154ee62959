import Foundation

/// Two fingers that turn; the host has no second finger, so it never happens.
public nonisolated struct RotationGesture: Gesture, PrimitiveGesture {
  /// How far the fingers have come.
  public typealias Value = Angle
  /// The gesture is primitive.
  public typealias Body = Never

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  func handlers(_ sink: GestureSink<Angle>) -> [Handler] { [] }
}
