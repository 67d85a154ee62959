/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// There is nothing to say but that it happens.
  public typealias Output = Void
  /// Nothing can go wrong.
  public typealias Failure = Never

  private let subscriptions = Subscriptions<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Tells every subscriber.
  public func send() { subscriptions.send(()) }

  /// Starts to tell a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    ClosurePublisher<Void, Never> { self.subscriptions.add($0) }.receive(subscriber: subscriber)
  }
}
