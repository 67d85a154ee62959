extension Optional: Gesture where Wrapped: Gesture {
  /// What is known of the gesture where there is one.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  nonisolated func handlers(_ sink: GestureSink<Wrapped.Value>) -> [Handler] {
    map { $0.handlers(telling: sink) } ?? []
  }
}

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: Gesture, PrimitiveGesture {
  /// The gesture is primitive.
  public typealias Body = Never

  private let handle: (GestureSink<Value>) -> [Handler]

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    handle = { gesture.handlers(telling: $0) }
  }

  func handlers(_ sink: GestureSink<Value>) -> [Handler] { handle(sink) }
}

extension Gesture {
  /// The gesture while keys are held down; here they are taken for held.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    AnyGesture(self)
  }
}
