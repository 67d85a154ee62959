extension Publisher {
  /// Passes on the elements of a sequence before the publisher's own values.
  public func prepend<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Passes on the elements of a sequence after the publisher's own values.
  public func append<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Passes values on until another publisher hands one out.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.PrefixUntilOutput<Self, P>
  {
    Publishers.Operator { downstream in
      let other = publisher.sink { _ in
      } receiveValue: { _ in
        downstream.send(completion: .finished)
      }
      downstream.onClose { other.cancel() }
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: {
        $0.send($1)
      }
    }
  }

  /// Passes values on from when another publisher hands one out.
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.DropUntilOutput<Self, P>
  {
    Publishers.Operator { downstream in
      var isOpen = false
      let other = publisher.sink { _ in
      } receiveValue: { _ in
        isOpen = true
      }
      downstream.onClose { other.cancel() }
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: {
        if isOpen { $0.send($1) }
      }
    }
  }

  /// Stops the program when an error comes.
  public func assertNoFailure(_ prefix: String = "") -> Publishers.AssertNoFailure<Self> {
    self.catch { error -> Empty<Output, Never> in
      fatalError("\(prefix)\(error)")
    }
  }
}

extension AnySubscriber {
  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { subscriber.receive(subscription: $0) },
      receiveValue: { subscriber.receive($0) },
      receiveCompletion: { subscriber.receive(completion: $0) })
  }
}

extension Future where Failure == Never {
  /// The value, when it is there.
  public var value: Output {
    get async {
      for await value in values { return value }
      fatalError("The promise was not kept.")
    }
  }
}

extension Future {
  /// The value, when it is there, or the error.
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      fatalError("The promise was not kept.")
    }
  }
}
