/// A gesture that also does something else.
nonisolated struct DerivedGesture<Base: Gesture, Value>: Gesture, PrimitiveGesture {
  typealias Body = Never

  let base: Base
  /// What the base is to tell, given what this gesture is to tell.
  let adapt: (GestureSink<Value>) -> GestureSink<Base.Value>

  func handlers(_ sink: GestureSink<Value>) -> [Handler] { base.handlers(telling: adapt(sink)) }
}

extension Gesture {
  /// Does something whenever more is known.
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> some Gesture<Value> where Value: Equatable {
    DerivedGesture<Self, Value>(base: self) { sink in
      GestureSink(
        changed: {
          action($0)
          sink.changed($0)
        }, ended: sink.ended)
    }
  }

  /// Does something when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    DerivedGesture<Self, Value>(base: self) { sink in
      GestureSink(
        changed: sink.changed,
        ended: {
          action($0)
          sink.ended($0)
        })
    }
  }

  /// Keeps a state while the gesture goes on.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    DerivedGesture<Self, Value>(base: self) { sink in
      GestureSink(
        changed: {
          var value = state.wrappedValue
          var transaction = Transaction()
          body($0, &value, &transaction)
          state.location?.set(value)
          sink.changed($0)
        },
        ended: {
          sink.ended($0)
          state.finish()
        })
    }
  }

  /// Makes another value of what is known.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    DerivedGesture<Self, T>(base: self) { sink in
      GestureSink(changed: { sink.changed(body($0)) }, ended: { sink.ended(body($0)) })
    }
  }
}
