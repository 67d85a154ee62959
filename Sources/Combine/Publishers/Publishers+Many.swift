extension Publishers {
  /// Passes on the latest values of three publishers, whenever one of them changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _RelayingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      _source = a.combineLatest(b, c).eraseToAnyPublisher()
    }
  }

  /// Passes on the values of three publishers together, the first with the first and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _RelayingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      _source = a.zip(b, c).eraseToAnyPublisher()
    }
  }

  /// Passes on the latest values of four publishers, whenever one of them changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    _RelayingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      _source = a.combineLatest(b, c, d).eraseToAnyPublisher()
    }
  }

  /// Passes on the values of four publishers together, the first with the first and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _RelayingPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      _source = a.zip(b, c, d).eraseToAnyPublisher()
    }
  }
}
