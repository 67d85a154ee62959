/// The connection between a subscriber and a publisher.
public protocol Subscription: Cancellable {
  /// Asks for more values; publishers here hand on every value that comes.
  func request(_ demand: Subscribers.Demand)
}
