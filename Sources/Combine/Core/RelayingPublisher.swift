/// A publisher that hands on what another one does.
public protocol _RelayingPublisher: Publisher {
  /// The other one.
  var _source: AnyPublisher<Output, Failure> { get }
}

extension _RelayingPublisher {
  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    _source.receive(subscriber: subscriber)
  }
}
