/// Hands out one value and ends.
public struct Just<Output>: Publisher {
  /// The type of the error.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      downstream.send(output)
      downstream.send(completion: .finished)
    }.receive(subscriber: subscriber)
  }
}
