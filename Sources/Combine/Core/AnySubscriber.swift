/// A subscriber made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Makes a subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Passes the subscription to its closure.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Passes the value to its closure.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// Passes the end to its closure.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
