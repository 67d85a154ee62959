// The names that Apple gives to what operators make.

extension Publishers {
  /// What `map` makes.
  public typealias Map<Upstream: Publisher, Output> = Operator<
    Upstream, Output, Upstream.Failure
  >
  /// What `map` makes.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Operator<
    Upstream, Output, Upstream.Failure
  >
  /// What `map` makes.
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> = Operator<
    Upstream, (Output0, Output1), Upstream.Failure
  >
  /// What `map` makes.
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> = Operator<
    Upstream, (Output0, Output1, Output2), Upstream.Failure
  >
  /// What `compactMap` makes.
  public typealias CompactMap<Upstream: Publisher, Output> = Operator<
    Upstream, Output, Upstream.Failure
  >
  /// What `scan` makes.
  public typealias Scan<Upstream: Publisher, Output> = Operator<
    Upstream, Output, Upstream.Failure
  >
  /// What `reduce` makes.
  public typealias Reduce<Upstream: Publisher, Output> = Operator<
    Upstream, Output, Upstream.Failure
  >
  /// What `collect` makes.
  public typealias Collect<Upstream: Publisher> = Operator<
    Upstream, [Upstream.Output], Upstream.Failure
  >
  /// What `collect` makes.
  public typealias CollectByCount<Upstream: Publisher> = Operator<
    Upstream, [Upstream.Output], Upstream.Failure
  >
  /// What `collect` makes.
  public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, [Upstream.Output], Upstream.Failure
  >
  /// What `replaceEmpty` makes.
  public typealias ReplaceEmpty<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `ignoreOutput` makes.
  public typealias IgnoreOutput<Upstream: Publisher> = Operator<
    Upstream, Never, Upstream.Failure
  >
  /// What `count` makes.
  public typealias Count<Upstream: Publisher> = Operator<
    Upstream, Int, Upstream.Failure
  >
  /// What `contains` makes.
  public typealias Contains<Upstream: Publisher> = Operator<
    Upstream, Bool, Upstream.Failure
  >
  /// What `contains` makes.
  public typealias ContainsWhere<Upstream: Publisher> = Operator<
    Upstream, Bool, Upstream.Failure
  >
  /// What `allSatisfy` makes.
  public typealias AllSatisfy<Upstream: Publisher> = Operator<
    Upstream, Bool, Upstream.Failure
  >
  /// What `min` and `max` makes.
  public typealias Comparison<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `decode` makes.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    Operator<
      Upstream, Output, any Error
    >
  /// What `encode` makes.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = Operator<
    Upstream, Coder.Output, any Error
  >
}
