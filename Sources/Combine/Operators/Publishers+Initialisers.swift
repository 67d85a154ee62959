// What operators make, made by name.

extension Publishers.Operator where Failure == Upstream.Failure {
  /// Makes of every value another one, as `map` does.
  public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
    self.init(upstream.map(transform))
  }

  /// Puts every value together with the result before, as `scan` does.
  public init(
    upstream: Upstream, initialResult: Output,
    nextPartialResult: @escaping (Output, Upstream.Output) -> Output
  ) { self.init(upstream.scan(initialResult, nextPartialResult)) }
}

extension Publishers.Operator where Output == Upstream.Output, Failure == Upstream.Failure {
  /// Passes on the values that fit, as `filter` does.
  public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
    self.init(upstream.filter(isIncluded))
  }

  /// Drops a value that is the same as the one before it, as `removeDuplicates` does.
  public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
    self.init(upstream.removeDuplicates(by: predicate))
  }
}
