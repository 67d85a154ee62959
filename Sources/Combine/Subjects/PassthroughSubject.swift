/// Hands on the values that are put into it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Hands a value to every subscriber.
  public func send(_ input: Output) { subscriptions.send(input) }

  /// Ends the values for every subscriber.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  /// Asks a publisher that feeds the subject for every value.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  /// Starts to hand values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { self.subscriptions.add($0) }.receive(subscriber: subscriber)
  }
}
