/// The values of a publisher, one after another as they come.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  /// Hands out the values.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<P.Output>.Iterator
    fileprivate let wait: DeliveryWait

    /// The next value, when it comes.
    public mutating func next() async -> P.Output? {
      wait.begin()
      defer { wait.end() }
      return await values.next()
    }
  }

  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Starts to hand out values.
  public func makeAsyncIterator() -> Iterator {
    let wait = DeliveryWait()
    let values = AsyncStream<P.Output> { continuation in
      let sink = Unchecked(
        publisher.sink { _ in
          wait.end()
          continuation.finish()
        } receiveValue: { value in
          wait.end()
          continuation.yield(Unchecked(value).value)
        })
      continuation.onTermination = { _ in sink.value.cancel() }
    }
    return Iterator(values: values.makeAsyncIterator(), wait: wait)
  }
}

/// The values of a publisher, one after another as they come, and its error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output
  /// Hands out the values.
  public typealias AsyncIterator = AsyncThrowingStream<P.Output, any Error>.Iterator

  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Starts to hand out values.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncThrowingStream<P.Output, any Error> { continuation in
      let sink = Unchecked(
        publisher.sink { completion in
          if case .failure(let error) = completion {
            continuation.finish(throwing: error)
          } else {
            continuation.finish()
          }
        } receiveValue: { value in
          continuation.yield(Unchecked(value).value)
        })
      continuation.onTermination = { _ in sink.value.cancel() }
    }.makeAsyncIterator()
  }
}

/// Takes a value where the compiler cannot see that it stays where it is.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Publisher where Failure == Never {
  /// The values, one after another as they come.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, one after another as they come, and the error.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
