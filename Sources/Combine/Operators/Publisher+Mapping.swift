extension Publisher {
  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    relay({ $0.send(completion: $1) }, { $0.send(transform($1)) })
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Takes two properties of each value.
  public func map<T, U>(
    _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>
  ) -> Publishers.MapKeyPath2<Self, T, U> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Takes three properties of each value.
  public func map<T, U, V>(
    _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>, _ third: KeyPath<Output, V>
  ) -> Publishers.MapKeyPath3<Self, T, U, V> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Makes another value of each, and drops those that come to nothing.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    relay(
      { $0.send(completion: $1) },
      { (downstream: Downstream<T, Failure>, value) in
        if let new = transform(value) { downstream.send(new) }
      })
  }

  /// Combines each value with the result so far, and passes the results on.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Operator { downstream in
      var result = initialResult
      attach(to: downstream) {
        $0.send(completion: $1)
      } _: {
        result = nextPartialResult(result, $1)
        $0.send(result)
      }
    }
  }

  /// Combines all values into one, which is passed on at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Operator { downstream in
      var result = initialResult
      attach(to: downstream) { downstream, completion in
        if case .finished = completion { downstream.send(result) }
        downstream.send(completion: completion)
      } _: {
        result = nextPartialResult(result, $1)
      }
    }
  }

  /// Collects all values into an array, which is passed on at the end.
  public func collect() -> Publishers.Collect<Self> { reduce([]) { $0 + [$1] } }

  /// Puts another value in the place of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
