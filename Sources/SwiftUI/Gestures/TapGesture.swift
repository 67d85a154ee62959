/// A press, or several.
public nonisolated struct TapGesture: Gesture, PrimitiveGesture {
  /// There is nothing to know but that it happens.
  public typealias Value = Void
  /// The gesture is primitive.
  public typealias Body = Never

  /// How many presses there are.
  public var count: Int

  /// Makes a gesture of so many presses.
  public init(count: Int = 1) { self.count = count }

  func handlers(_ sink: GestureSink<Void>) -> [Handler] { [.taps(count: count) { sink.ended(()) }] }
}
