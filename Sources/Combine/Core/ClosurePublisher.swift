/// A publisher that is told, for each subscriber, how to feed it.
struct ClosurePublisher<Output, Failure: Error>: Publisher {
  let start: (Downstream<Output, Failure>) -> Void

  init(_ start: @escaping (Downstream<Output, Failure>) -> Void) { self.start = start }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let downstream = Downstream(subscriber)
    subscriber.receive(subscription: downstream)
    start(downstream)
  }
}

extension Publisher {
  /// Makes an operator: for each value and for the end, something is done with who is further down.
  func relay<NewOutput, NewFailure: Error>(
    _ end: @escaping (Downstream<NewOutput, NewFailure>, Subscribers.Completion<Failure>) -> Void,
    _ value: @escaping (Downstream<NewOutput, NewFailure>, Output) -> Void
  ) -> Publishers.Operator<Self, NewOutput, NewFailure> {
    Publishers.Operator { downstream in attach(to: downstream, end, value) }
  }

  /// Feeds this publisher's values to who is further down, for as long as they are wanted.
  func attach<NewOutput, NewFailure: Error>(
    to downstream: Downstream<NewOutput, NewFailure>,
    _ end: @escaping (Downstream<NewOutput, NewFailure>, Subscribers.Completion<Failure>) -> Void,
    _ value: @escaping (Downstream<NewOutput, NewFailure>, Output) -> Void
  ) {
    let sink = Subscribers.Sink<Output, Failure> {
      end(downstream, $0)
    } receiveValue: {
      value(downstream, $0)
    }
    // Who is further down may have enough while the values still come.
    downstream.onClose { sink.cancel() }
    receive(subscriber: sink)
  }
}
