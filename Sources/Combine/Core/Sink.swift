extension Subscribers {
  /// Hands every value and the end to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Receives the values.
    public let receiveValue: (Input) -> Void
    /// Receives the end.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isCancelled = false

    /// Makes a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for every value.
    public func receive(subscription: any Subscription) {
      if isCancelled { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands the value on.
    public func receive(_ value: Input) -> Subscribers.Demand {
      if !isCancelled { receiveValue(value) }
      return .none
    }

    /// Hands the end on.
    public func receive(completion: Subscribers.Completion<Failure>) {
      subscription = nil
      if !isCancelled { receiveCompletion(completion) }
    }

    /// Stops the values.
    public func cancel() {
      isCancelled = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Hands every value and the end to closures, until the result is let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands every value to a closure, until the result is let go of.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts every value into a property of an object, until the result is let go of.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Puts every value into a published property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.set($0) })
  }
}
