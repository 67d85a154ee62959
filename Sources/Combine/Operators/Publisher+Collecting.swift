extension Publishers {
  /// How values are put into groups by the time at which they come.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A group for each stretch of time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A group for each stretch of time, and as soon as there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// Passes on values in groups of so many.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.Operator { downstream in
      let group = ValueGroup(downstream)
      attach(to: downstream) {
        group.end($1)
      } _: {
        group.add($1, count: count)
      }
    }
  }

  /// Passes on values in groups by the time at which they come; a stretch without values has no group.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    let (scheduler, stride, count) =
      switch strategy {
      case .byTime(let scheduler, let stride): (scheduler, stride, Int.max)
      case .byTimeOrCount(let scheduler, let stride, let count): (scheduler, stride, count)
      }
    return Publishers.Operator { downstream in
      let group = ValueGroup(downstream)
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: stride), interval: stride
      ) { group.send() }
      downstream.onClose { timer.cancel() }
      attach(to: downstream) {
        group.end($1)
      } _: {
        group.add($1, count: count)
      }
    }
  }
}

/// The values that are to be passed on together.
private final class ValueGroup<Output, Failure: Error> {
  private let downstream: Downstream<[Output], Failure>
  private var values: [Output] = []

  init(_ downstream: Downstream<[Output], Failure>) { self.downstream = downstream }

  func add(_ value: Output, count: Int) {
    values.append(value)
    if values.count >= count { send() }
  }

  func send() {
    guard !values.isEmpty else { return }
    let full = values
    values = []
    downstream.send(full)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { send() }
    downstream.send(completion: completion)
  }
}
