import Foundation

/// Everything that touches a view, one by one; the host touches it with one finger.
public nonisolated struct SpatialEventGesture: Gesture, PrimitiveGesture {
  /// The gesture is primitive.
  public typealias Body = Never
  /// What touches the view.
  public typealias Value = SpatialEventCollection

  /// The space in which places are counted.
  public let coordinateSpace: any CoordinateSpaceProtocol

  /// Makes a gesture of everything that touches a view.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace
  }

  func handlers(_ sink: GestureSink<Value>) -> [Handler] {
    func tell(_ phase: SpatialEventCollection.Event.Phase, at location: CGPoint) -> Value {
      Value(events: [
        .init(
          id: .init(number: 1), timestamp: HostTime.now.timeIntervalSinceReferenceDate,
          kind: .touch, location: location, phase: phase)
      ])
    }
    return [
      .tap {
        sink.changed(tell(.active, at: .zero))
        sink.ended(tell(.ended, at: .zero))
      },
      .drag { translation in
        let end = CGPoint(x: translation.width, y: translation.height)
        sink.changed(tell(.active, at: .zero))
        sink.changed(tell(.active, at: end))
        sink.ended(tell(.ended, at: end))
      },
    ]
  }
}
