/// Receives values from a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that can end the values.
  associatedtype Failure: Error

  /// Takes note that values can be asked for.
  func receive(subscription: any Subscription)

  /// Takes a value, and says how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes note that there will be no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}
