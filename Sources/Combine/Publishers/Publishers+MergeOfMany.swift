extension Publishers {
  /// Passes on the values of three publishers.
  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: _RelayingPublisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      _source = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }

  /// Passes on the values of four publishers.
  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: _RelayingPublisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      _source = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }

  /// Passes on the values of five publishers.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: _RelayingPublisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of five.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      _source = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }

  /// Passes on the values of six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: _RelayingPublisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of six.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      _source = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }

  /// Passes on the values of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: _RelayingPublisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of seven.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      _source = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }

  /// Passes on the values of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: _RelayingPublisher {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure

    /// All of them as one.
    public let _source: AnyPublisher<Output, Failure>

    /// Makes a publisher of eight.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      _source = MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
      ]).eraseToAnyPublisher()
    }
  }
}
