extension Subscribers.Completion {
  /// The same end, with an error of any type.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Publisher {
  /// Makes another error of the one that ends the values.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.MapError<Self, E>
  {
    relay(
      { (downstream: Downstream<Output, E>, completion) in
        switch completion {
        case .finished: downstream.send(completion: .finished)
        case .failure(let error): downstream.send(completion: .failure(transform(error)))
        }
      }, { $0.send($1) })
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    relay(
      { (downstream: Downstream<Output, P.Failure>, completion) in
        switch completion {
        case .finished: downstream.send(completion: .finished)
        case .failure(let error):
          handler(error).attach(to: downstream) {
            $0.send(completion: $1)
          } _: {
            $0.send($1)
          }
        }
      }, { $0.send($1) })
  }

  /// Passes on a value in the place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    relay(
      { (downstream: Downstream<Output, Never>, completion) in
        if case .failure = completion { downstream.send(output) }
        downstream.send(completion: .finished)
      }, { $0.send($1) })
  }

  /// Subscribes again after an error, so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Operator { downstream in
      var left = retries
      func start() {
        attach(to: downstream) { downstream, completion in
          if case .failure = completion, left > 0 {
            left -= 1
            start()
          } else {
            downstream.send(completion: completion)
          }
        } _: {
          $0.send($1)
        }
      }
      start()
    }
  }
}

extension Publisher where Failure == Never {
  /// Says which error could end the values, though none does.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    relay(
      { (downstream: Downstream<Output, E>, _) in downstream.send(completion: .finished) },
      { $0.send($1) })
  }
}
