import Foundation

/// A finger that moves.
public nonisolated struct DragGesture: Gesture, PrimitiveGesture {
  /// The gesture is primitive.
  public typealias Body = Never

  /// What is known of the move.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger was at first.
    public var startLocation: CGPoint

    /// How far the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast the finger moves, in points per second; it stops before it is lifted.
    public var velocity: CGSize { .zero }
    /// Where the finger would come to.
    public var predictedEndLocation: CGPoint { location }
    /// How far the finger would come.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far the finger moves before it counts, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are counted.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a move.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a gesture of a move.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
  {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  func handlers(_ sink: GestureSink<Value>) -> [Handler] {
    [
      .drag { translation in
        guard hypot(translation.width, translation.height) >= minimumDistance else { return }
        let value = Value(
          time: HostTime.now,
          location: CGPoint(x: translation.width, y: translation.height), startLocation: .zero)
        sink.changed(value)
        sink.ended(value)
      }
    ]
  }
}
