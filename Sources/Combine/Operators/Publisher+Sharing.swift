extension Publishers {
  /// Feeds several subscribers through a subject, when it is told to start.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private lazy var subject = createSubject()
    private let createSubject: () -> SubjectType

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Hands a subscriber what the subject is given.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    /// Starts to hand out values.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Feeds several subscribers through a subject that is made on first use, when it is told to start.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Feeds several subscribers through a subject, when it is told to start.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }

  /// Starts only when it is told to.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }

  /// Keeps values until they are wanted; here they always are.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    relay({ $0.send(completion: $1) }, { $0.send($1) })
  }

  /// Puts an error in the place of another, or goes on with other values; what fails is the new error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    .init(
      mapError { $0 as any Error }.catch { error -> AnyPublisher<Output, any Error> in
        do {
          guard let failure = error as? Failure else { throw error }
          return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      })
  }
}

extension Publishers {
  /// When values are asked for before they are wanted.
  public enum PrefetchStrategy: Hashable, Sendable { case keepFull, byRequest }

  /// What becomes of values for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }

  /// Hands out the values of one publisher, then of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The type of the values.
    public typealias Output = Prefix.Output
    /// The type of the error.
    public typealias Failure = Prefix.Failure

    /// The publisher that comes first.
    public let prefix: Prefix
    /// The publisher that comes second.
    public let suffix: Suffix

    /// Makes a publisher of two.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      ClosurePublisher<Output, Failure> { downstream in
        prefix.attach(to: downstream) { downstream, completion in
          guard case .finished = completion else { return downstream.send(completion: completion) }
          suffix.attach(to: downstream) {
            $0.send(completion: $1)
          } _: {
            $0.send($1)
          }
        } _: {
          $0.send($1)
        }
      }.receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// What `makeConnectable` makes.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}
