extension Publishers {
  /// Passes on the latest values of three publishers, whenever one of them changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      all = a.combineLatest(b, c).eraseToAnyPublisher()
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Passes on the values of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure,
    A.Output == B.Output, B.Output == C.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      all = a.merge(with: b, c).eraseToAnyPublisher()
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Passes on the values of three publishers together, the first with the first and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      all = a.zip(b, c).eraseToAnyPublisher()
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Passes on the latest values of four publishers, whenever one of them changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = a.combineLatest(b, c, d).eraseToAnyPublisher()
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Passes on the values of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output
  {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = a.merge(with: b, c, d).eraseToAnyPublisher()
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Passes on the values of four publishers together, the first with the first and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = a.zip(b, c, d).eraseToAnyPublisher()
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}
