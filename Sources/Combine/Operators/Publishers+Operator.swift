extension Publishers {
  /// Does something with the values of another publisher: what every operator makes that has no more to say of itself.
  public struct Operator<Upstream: Publisher, Output, Failure: Error>: Publisher {
    private let start: (Downstream<Output, Failure>) -> Void

    init(_ start: @escaping (Downstream<Output, Failure>) -> Void) { self.start = start }

    /// What a chain of operators does, under one name.
    init<P: Publisher>(_ chain: P) where P.Output == Output, P.Failure == Failure {
      start = { downstream in
        chain.attach(to: downstream) {
          $0.send(completion: $1)
        } _: {
          $0.send($1)
        }
      }
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      ClosurePublisher(start).receive(subscriber: subscriber)
    }
  }
}
