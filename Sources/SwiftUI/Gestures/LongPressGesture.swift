import Foundation

/// A press for a while.
public nonisolated struct LongPressGesture: Gesture, PrimitiveGesture {
  /// Whether the press goes on.
  public typealias Value = Bool
  /// The gesture is primitive.
  public typealias Body = Never

  /// How many seconds the press takes.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Makes a press for so many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func handlers(_ sink: GestureSink<Bool>) -> [Handler] {
    [
      .longPress {
        sink.changed(true)
        sink.ended(true)
      }
    ]
  }
}
