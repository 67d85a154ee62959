extension Publisher {
  /// Makes a publisher of each value, and passes on the values of all of them, of so many at a time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.Operator { downstream in
      let flow = Flow(downstream, most: maxPublishers, transform)
      attach(to: downstream) {
        flow.endOuter($1)
      } _: {
        flow.add($1)
      }
    }
  }
}

/// The publishers of a `flatMap`: those that run, and the values that wait for their turn.
private final class Flow<Input, Inner: Publisher> {
  private let downstream: Downstream<Inner.Output, Inner.Failure>
  private let most: Subscribers.Demand
  private let transform: (Input) -> Inner
  private var waiting: [Input] = []
  private var running = 0
  private var hasEnded = false

  init(
    _ downstream: Downstream<Inner.Output, Inner.Failure>, most: Subscribers.Demand,
    _ transform: @escaping (Input) -> Inner
  ) {
    (self.downstream, self.most, self.transform) = (downstream, most, transform)
  }

  func add(_ value: Input) {
    guard most > running else { return waiting.append(value) }
    running += 1
    transform(value).attach(to: downstream) { _, completion in
      self.endInner(completion)
    } _: {
      $0.send($1)
    }
  }

  private func endInner(_ completion: Subscribers.Completion<Inner.Failure>) {
    running -= 1
    if case .failure = completion { return downstream.send(completion: completion) }
    if !waiting.isEmpty { add(waiting.removeFirst()) }
    finish()
  }

  func endOuter(_ completion: Subscribers.Completion<Inner.Failure>) {
    if case .failure = completion { return downstream.send(completion: completion) }
    hasEnded = true
    finish()
  }

  private func finish() {
    if hasEnded, running == 0, waiting.isEmpty { downstream.send(completion: .finished) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Passes on the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.Operator { downstream in
      var current: AnyCancellable?
      var running = 1
      func end(_ completion: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = completion { return downstream.send(completion: completion) }
        if running == 0 { downstream.send(completion: .finished) }
      }
      attach(to: downstream) {
        end($1)
      } _: { downstream, publisher in
        if current != nil {
          running -= 1
          current?.cancel()
        }
        running += 1
        var hasEnded = false
        let next = publisher.sink {
          hasEnded = true
          current = nil
          end($0)
        } receiveValue: {
          downstream.send($0)
        }
        if !hasEnded { current = next }
      }
      downstream.onClose { current?.cancel() }
    }
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Passes on the values of the publisher that came last.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and passes on the values of all of them, of so many at a time.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher {
  /// Makes a publisher that cannot fail of each value, and passes on the values of all of them.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
