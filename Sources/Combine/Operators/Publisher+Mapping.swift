extension Publisher {
  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    relay({ $0.send(completion: $1) }, { $0.send(transform($1)) })
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Makes another value of each, or ends with the error of the first that fails.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> some Publisher<T, any Error> {
    relay(
      { $0.send(completion: $1.erased) },
      { (downstream: Downstream<T, any Error>, value) in
        do { downstream.send(try transform(value)) } catch {
          downstream.send(completion: .failure(error))
        }
      })
  }

  /// Makes another value of each, and drops those that come to nothing.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    relay(
      { $0.send(completion: $1) },
      { (downstream: Downstream<T, Failure>, value) in
        if let new = transform(value) { downstream.send(new) }
      })
  }

  /// Makes a publisher of each value, and passes on the values of all of them.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<T, Failure> where T == P.Output, P.Failure == Failure {
    ClosurePublisher<T, Failure> { downstream in
      var running = 1
      func finish(_ completion: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = completion { return downstream.send(completion: completion) }
        if running == 0 { downstream.send(completion: .finished) }
      }
      attach(to: downstream) {
        finish($1)
      } _: { downstream, value in
        running += 1
        transform(value).attach(to: downstream) {
          finish($1)
        } _: {
          $0.send($1)
        }
      }
    }
  }

  /// Combines each value with the result so far, and passes the results on.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    ClosurePublisher<T, Failure> { downstream in
      var result = initialResult
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: {
        result = nextPartialResult(result, $1)
        $0.send(result)
      }
    }
  }

  /// Combines all values into one, which is passed on at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    ClosurePublisher<T, Failure> { downstream in
      var result = initialResult
      attach(to: downstream) { downstream, completion in
        if case .finished = completion { downstream.send(result) }
        downstream.send(completion: completion)
      } _: {
        result = nextPartialResult(result, $1)
      }
    }
  }

  /// Collects all values into an array, which is passed on at the end.
  public func collect() -> some Publisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Puts another value in the place of nil.
  public func replaceNil<T>(with output: T) -> some Publisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Passes on the values of the publisher that came last.
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    ClosurePublisher<Output.Output, Failure> { downstream in
      var current: AnyCancellable?
      attach(to: downstream) { downstream, completion in
        if case .failure = completion { downstream.send(completion: completion) }
      } _: { downstream, publisher in
        current?.cancel()
        current = publisher.sink { completion in
          if case .failure = completion { downstream.send(completion: completion) }
        } receiveValue: {
          downstream.send($0)
        }
      }
      downstream.onClose { current?.cancel() }
    }
  }
}
