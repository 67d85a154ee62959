import Foundation

/// Two fingers that move apart; the host has no second finger, so it never happens.
public nonisolated struct MagnificationGesture: Gesture, PrimitiveGesture {
  /// How far the fingers have come.
  public typealias Value = CGFloat
  /// The gesture is primitive.
  public typealias Body = Never

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  func handlers(_ sink: GestureSink<CGFloat>) -> [Handler] { [] }
}
