/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value to every subscriber.
  func send(_ value: Output)

  /// Ends the values for every subscriber.
  func send(completion: Subscribers.Completion<Failure>)

  /// Connects the subject to what feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells every subscriber that something happened.
  public func send() { send(()) }
}
