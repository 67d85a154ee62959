extension Publishers {
  /// Passes on the latest values of two publishers, whenever one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values are pairs.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      ClosurePublisher<Output, Failure> { downstream in
        var left: A.Output?
        var right: B.Output?
        var running = 2
        func finish(_ completion: Subscribers.Completion<Failure>) {
          running -= 1
          if case .failure = completion { return downstream.send(completion: completion) }
          if running == 0 { downstream.send(completion: .finished) }
        }
        func send() {
          if let left, let right { downstream.send((left, right)) }
        }
        a.attach(to: downstream) {
          finish($1)
        } _: {
          left = $1
          send()
        }
        b.attach(to: downstream) {
          finish($1)
        } _: {
          right = $1
          send()
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// Passes on the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
    }
  }

  /// Passes on the values of many publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of many.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Makes a publisher of many.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Sequence(sequence: publishers).flatMap { $0 }.receive(subscriber: subscriber)
    }
  }

  /// Passes on the values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values are pairs.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      ClosurePublisher<Output, Failure> { downstream in
        var left: [A.Output] = []
        var right: [B.Output] = []
        var (leftHasEnded, rightHasEnded) = (false, false)
        func update() {
          if !left.isEmpty, !right.isEmpty {
            downstream.send((left.removeFirst(), right.removeFirst()))
          }
          if leftHasEnded && left.isEmpty || rightHasEnded && right.isEmpty {
            downstream.send(completion: .finished)
          }
        }
        a.attach(to: downstream) { downstream, completion in
          if case .failure = completion { return downstream.send(completion: completion) }
          leftHasEnded = true
          update()
        } _: {
          left.append($1)
          update()
        }
        b.attach(to: downstream) { downstream, completion in
          if case .failure = completion { return downstream.send(completion: completion) }
          rightHasEnded = true
          update()
        } _: {
          right.append($1)
          update()
        }
      }.receive(subscriber: subscriber)
    }
  }
}
