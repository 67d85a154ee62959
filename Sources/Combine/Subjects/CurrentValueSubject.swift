/// Holds a value, and hands it and those that follow to its subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  private var current: Output

  /// Makes a subject with the value it starts with.
  public init(_ value: Output) { current = value }

  /// The value; setting it hands it to every subscriber.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Takes a value, and hands it to every subscriber.
  public func send(_ input: Output) {
    guard subscriptions.completion == nil else { return }
    current = input
    subscriptions.send(input)
  }

  /// Ends the values for every subscriber.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(completion: completion)
  }

  /// Asks a publisher that feeds the subject for every value.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  /// Starts to hand values to a subscriber, the present one first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    ClosurePublisher<Output, Failure> { downstream in
      if self.subscriptions.completion == nil { downstream.send(self.current) }
      self.subscriptions.add(downstream)
    }.receive(subscriber: subscriber)
  }
}
