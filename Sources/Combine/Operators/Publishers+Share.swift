extension Publishers {
  /// Feeds all its subscribers from one subscription, which starts with the first of them.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private var connection: AnyCancellable?
    private var count = 0

    /// Makes a publisher that is shared.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // The subscribers keep the publisher: often nobody else does.
      ClosurePublisher<Output, Failure> { [self] downstream in
        subject.attach(to: downstream) {
          $0.send(completion: $1)
        } _: {
          $0.send($1)
        }
        count += 1
        if connection == nil { connection = upstream.subscribe(subject) }
        downstream.onClose { [self] in
          count -= 1
          if count == 0 { connection = nil }
        }
      }.receive(subscriber: subscriber)
    }
  }
}
