/// The types of publishers that operators make.
public enum Publishers {
  /// Hands out the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Starts to hand values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      ClosurePublisher<Output, Failure> { downstream in
        var iterator = sequence.makeIterator()
        var isRunning = false
        downstream.onRequest = { [unowned downstream] in
          guard !isRunning else { return }
          isRunning = true
          defer { isRunning = false }
          while downstream.isWanting {
            guard let element = iterator.next() else {
              return downstream.send(completion: .finished)
            }
            downstream.send(element)
          }
        }
        downstream.onRequest?()
      }.receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// Hands out the value where there is one.
  public typealias Publisher = Publishers.Sequence<[Wrapped], Never>

  /// A publisher of the value where there is one.
  public var publisher: Publisher {
    .init(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// Hands out the value or the error.
  public typealias Publisher = Future<Success, Failure>

  /// A publisher of the value or the error.
  public var publisher: Publisher { Future { $0(self) } }
}
