// The names that Apple gives to what operators make.

extension Publishers {
  /// What `mapError` makes.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Operator<
    Upstream, Upstream.Output, Failure
  >
  /// What `setFailureType` makes.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Operator<
    Upstream, Upstream.Output, Failure
  >
  /// What `replaceError` makes.
  public typealias ReplaceError<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Never
  >
  /// What `assertNoFailure` makes.
  public typealias AssertNoFailure<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Never
  >
  /// What `retry` makes.
  public typealias Retry<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `catch` makes.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = Operator<
    Upstream, Upstream.Output, NewPublisher.Failure
  >
  /// What `tryCatch` makes.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
  /// What `tryMap` makes.
  public typealias TryMap<Upstream: Publisher, Output> = Operator<
    Upstream, Output, any Error
  >
  /// What `tryCompactMap` makes.
  public typealias TryCompactMap<Upstream: Publisher, Output> = Operator<
    Upstream, Output, any Error
  >
  /// What `tryFilter` makes.
  public typealias TryFilter<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
  /// What `tryScan` makes.
  public typealias TryScan<Upstream: Publisher, Output> = Operator<
    Upstream, Output, any Error
  >
  /// What `tryReduce` makes.
  public typealias TryReduce<Upstream: Publisher, Output> = Operator<
    Upstream, Output, any Error
  >
  /// What `tryRemoveDuplicates` makes.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
  /// What `tryDrop` makes.
  public typealias TryDropWhile<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
  /// What `tryPrefix` makes.
  public typealias TryPrefixWhile<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
  /// What `tryFirst` makes.
  public typealias TryFirstWhere<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
  /// What `tryLast` makes.
  public typealias TryLastWhere<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
  /// What `tryContains` makes.
  public typealias TryContainsWhere<Upstream: Publisher> = Operator<
    Upstream, Bool, any Error
  >
  /// What `tryAllSatisfy` makes.
  public typealias TryAllSatisfy<Upstream: Publisher> = Operator<
    Upstream, Bool, any Error
  >
  /// What `tryMin` and `tryMax` makes.
  public typealias TryComparison<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, any Error
  >
}
