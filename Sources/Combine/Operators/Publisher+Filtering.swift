extension Publisher {
  /// Passes on the values that fit.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    relay({ $0.send(completion: $1) }, { if isIncluded($1) { $0.send($1) } })
  }

  /// Drops a value that is the same as the one before it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.Operator { downstream in
      var last: Output?
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: { downstream, value in
        if let last, predicate(last, value) { return }
        last = value
        downstream.send(value)
      }
    }
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Operator { downstream in
      var left = count
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: {
        if left > 0 { left -= 1 } else { $0.send($1) }
      }
    }
  }

  /// Passes on so many values, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Operator { downstream in
      var left = maxLength
      if left == 0 { return downstream.send(completion: .finished) }
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: {
        left -= 1
        $0.send($1)
        if left == 0 { $0.send(completion: .finished) }
      }
    }
  }

  /// Passes on values for as long as they fit, and ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    relay(
      { $0.send(completion: $1) },
      { if predicate($1) { $0.send($1) } else { $0.send(completion: .finished) } })
  }

  /// Passes on the first value, and ends.
  public func first() -> Publishers.First<Self> { prefix(1) }

  /// Passes on the first value that fits, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    .init(filter(predicate).prefix(1))
  }

  /// Passes on the last value at the end.
  public func last() -> Publishers.Last<Self> {
    Publishers.Operator { downstream in
      var last: Output?
      attach(to: downstream) { downstream, completion in
        if case .finished = completion, let last { downstream.send(last) }
        downstream.send(completion: completion)
      } _: {
        last = $1
      }
    }
  }

  /// Passes on how many values there were.
  public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

  /// Passes on a value where there was none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.Operator { downstream in
      var isEmpty = true
      attach(to: downstream) { downstream, completion in
        if case .finished = completion, isEmpty { downstream.send(output) }
        downstream.send(completion: completion)
      } _: {
        isEmpty = false
        $0.send($1)
      }
    }
  }

  /// Drops all values and passes on the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    relay({ $0.send(completion: $1) }, { (_: Downstream<Never, Failure>, _) in })
  }
}

extension Publisher where Output: Equatable {
  /// Drops a value that equals the one before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }

  /// Passes on whether a value is among those that come, as soon as that is known.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    contains(where: { $0 == output })
  }
}
