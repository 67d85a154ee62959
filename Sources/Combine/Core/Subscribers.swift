/// What belongs to subscribers.
public enum Subscribers {
  /// How values ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers {
  /// Writes values into a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// Nothing can fail.
    public typealias Failure = Never

    /// The object.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Makes a subscriber.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Takes as many values as there are.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Writes a value.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) { cancel() }

    /// Takes no more values.
    public func cancel() {
      subscription?.cancel()
      subscription = nil
      object = nil
    }
  }
}
