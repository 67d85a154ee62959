// The names that Apple gives to what operators make.

extension Publishers {
  /// What `filter` makes.
  public typealias Filter<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `removeDuplicates` makes.
  public typealias RemoveDuplicates<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `dropFirst` makes.
  public typealias Drop<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `drop` makes.
  public typealias DropWhile<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `drop` makes.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `prefix` makes.
  public typealias PrefixWhile<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `prefix` makes.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `prefix` and `output` makes.
  public typealias Output<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `first` makes.
  public typealias First<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `first` makes.
  public typealias FirstWhere<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `last` makes.
  public typealias Last<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `last` makes.
  public typealias LastWhere<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `handleEvents` makes.
  public typealias HandleEvents<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `print` makes.
  public typealias Print<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `breakpoint` makes.
  public typealias Breakpoint<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `buffer` makes.
  public typealias Buffer<Upstream: Publisher> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `flatMap` makes.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = Operator<
    Upstream, NewPublisher.Output, NewPublisher.Failure
  >
  /// What `switchToLatest` makes.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = Operator<
    Upstream, P.Output, P.Failure
  >
}
