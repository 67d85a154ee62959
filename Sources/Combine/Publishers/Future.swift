/// Hands out one value, or an error, when it is there.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result when it is there.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [Downstream<Output, Failure>] = []

  /// Starts at once, and waits for the promise to be kept.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      let waiting = self.waiting
      self.waiting = []
      for downstream in waiting { Self.finish(downstream, with: result) }
    }
  }

  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      if let result = self.result {
        Self.finish(downstream, with: result)
      } else {
        self.waiting.append(downstream)
      }
    }.receive(subscriber: subscriber)
  }

  private static func finish(
    _ downstream: Downstream<Output, Failure>, with result: Result<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      downstream.send(value)
      downstream.send(completion: .finished)
    case .failure(let error): downstream.send(completion: .failure(error))
    }
  }
}
