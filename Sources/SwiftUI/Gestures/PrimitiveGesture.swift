/// What is told while a gesture goes on and when it ends.
struct GestureSink<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
}

/// A gesture that knows by itself what a person does.
protocol PrimitiveGesture: Gesture where Body == Never {
  /// What a person can do, each telling the sink.
  nonisolated func handlers(_ sink: GestureSink<Value>) -> [Handler]
}

extension Gesture {
  /// What a person can do with whatever the gesture is put on.
  nonisolated func handlers(telling sink: GestureSink<Value> = GestureSink()) -> [Handler] {
    func primitive<G: PrimitiveGesture>(_ gesture: G) -> [Handler] {
      guard let sink = sink as? GestureSink<G.Value> else { return [] }
      return gesture.handlers(sink)
    }
    if let gesture = self as? any PrimitiveGesture { return primitive(gesture) }
    return MainActor.assumeIsolated { Unchecked(body) }.value.handlers()
  }
}
