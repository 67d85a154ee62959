// The names that Apple gives to what operators make.

extension Publishers {
  /// What `receive` makes.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `subscribe` makes.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `delay` makes.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `debounce` makes.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `throttle` makes.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `timeout` makes.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, Upstream.Output, Upstream.Failure
  >
  /// What `measureInterval` makes.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Operator<
    Upstream, Context.SchedulerTimeType.Stride, Upstream.Failure
  >
}
