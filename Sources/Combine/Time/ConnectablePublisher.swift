/// A publisher that starts when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to hand out values.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts another publisher with the first subscriber, and stops it with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher that is started.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) { self.upstream = upstream }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      ClosurePublisher<Output, Failure> { [self] downstream in
        upstream.attach(to: downstream) {
          $0.send(completion: $1)
        } _: {
          $0.send($1)
        }
        count += 1
        if connection == nil { connection = upstream.connect() }
        downstream.onClose { [self] in
          count -= 1
          guard count == 0 else { return }
          connection?.cancel()
          connection = nil
        }
      }.receive(subscriber: subscriber)
    }
  }
}
