extension Publisher {
  /// Passes on the values of both.
  public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }

  /// Passes on the latest values of both, whenever one of them changes.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> some Publisher<(Output, P.Output), Failure> where P.Failure == Failure {
    ClosurePublisher<(Output, P.Output), Failure> { downstream in
      var left: Output?
      var right: P.Output?
      var running = 2
      func finish(_ completion: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = completion { return downstream.send(completion: completion) }
        if running == 0 { downstream.send(completion: .finished) }
      }
      func send() {
        if let left, let right { downstream.send((left, right)) }
      }
      attach(to: downstream) {
        finish($1)
      } _: {
        left = $1
        send()
      }
      other.attach(to: downstream) {
        finish($1)
      } _: {
        right = $1
        send()
      }
    }
  }

  /// Passes on what a closure makes of the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Passes on the latest values of three.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> some Publisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Passes on the latest values of four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> some Publisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Passes on what a closure makes of the latest values of three.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Passes on what a closure makes of the latest values of four.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> some Publisher<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// Passes on values before the publisher's own.
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    ClosurePublisher<Output, Failure> { downstream in
      for element in elements { downstream.send(element) }
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: {
        $0.send($1)
      }
    }
  }

  /// Passes on values after the publisher's own.
  public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
    relay(
      { downstream, completion in
        if case .finished = completion { for element in elements { downstream.send(element) } }
        downstream.send(completion: completion)
      }, { $0.send($1) })
  }

  /// Feeds all subscribers from one subscription.
  public func share() -> some Publisher<Output, Failure> { SharedPublisher(self) }
}
