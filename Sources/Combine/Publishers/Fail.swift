/// Ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher of an error, with values of some type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      downstream.send(completion: .failure(error))
    }.receive(subscriber: subscriber)
  }
}
