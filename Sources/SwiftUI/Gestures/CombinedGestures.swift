/// Two gestures that may happen together.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture,
  PrimitiveGesture
{
  /// The gesture is primitive.
  public typealias Body = Never

  /// What is known of both.
  public struct Value {
    /// What is known of the first.
    public var first: First.Value?
    /// What is known of the second.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func handlers(_ sink: GestureSink<Value>) -> [Handler] {
    let one = first.handlers(
      telling: GestureSink(
        changed: { sink.changed(Value(first: $0)) }, ended: { sink.ended(Value(first: $0)) }))
    let two = second.handlers(
      telling: GestureSink(
        changed: { sink.changed(Value(second: $0)) }, ended: { sink.ended(Value(second: $0)) }))
    return one.together(with: two)
  }
}

/// A gesture after another; the host does the second, taking the first for done.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture,
  PrimitiveGesture
{
  /// The gesture is primitive.
  public typealias Body = Never

  /// How far it has come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func handlers(_ sink: GestureSink<Value>) -> [Handler] {
    first.handlers(telling: GestureSink(changed: { sink.changed(.first($0)) }))
      + second.handlers()
  }
}

/// One of two gestures, the first where both could be meant.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture,
  PrimitiveGesture
{
  /// The gesture is primitive.
  public typealias Body = Never

  /// Which one it is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func handlers(_ sink: GestureSink<Value>) -> [Handler] {
    first.handlers(
      telling: GestureSink(
        changed: { sink.changed(.first($0)) }, ended: { sink.ended(.first($0)) }))
      + second.handlers(
        telling: GestureSink(
          changed: { sink.changed(.second($0)) }, ended: { sink.ended(.second($0)) }))
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture together with another.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture and then another.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// This gesture or else another.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
