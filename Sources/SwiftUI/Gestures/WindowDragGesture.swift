/// A move that takes the window along; the host's window stays where it is.
public nonisolated struct WindowDragGesture: Gesture, PrimitiveGesture {
  /// The gesture is primitive.
  public typealias Body = Never

  /// What is known of the move.
  public struct Value: Equatable, Sendable {}

  /// Makes a gesture that moves the window.
  public init() {}

  func handlers(_ sink: GestureSink<Value>) -> [Handler] {
    [
      .drag { _ in
        sink.changed(Value())
        sink.ended(Value())
      }
    ]
  }
}
