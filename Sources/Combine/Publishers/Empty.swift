/// Hands out nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once, or goes on without values.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Makes a publisher without values of some type.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      if completeImmediately { downstream.send(completion: .finished) }
    }.receive(subscriber: subscriber)
  }
}
