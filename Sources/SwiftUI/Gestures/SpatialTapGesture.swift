import Foundation

/// A press at a place.
public nonisolated struct SpatialTapGesture: Gesture, PrimitiveGesture {
  /// The gesture is primitive.
  public typealias Body = Never

  /// What is known of the press.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// How many presses there are.
  public var count: Int
  /// The space in which places are counted.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of so many presses.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes a gesture of so many presses.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  func handlers(_ sink: GestureSink<Value>) -> [Handler] {
    [.taps(count: count) { sink.ended(Value(location: .zero)) }]
  }
}
