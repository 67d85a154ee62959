/// Where and when work is done.
///
/// Every scheduler here keeps the time of the host's clock: work that waits is done when that clock has come so far.
public protocol Scheduler<SchedulerTimeType> {
  /// How the scheduler counts time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What more can be said about work.
  associatedtype SchedulerOptions

  /// The moment it is.
  var now: SchedulerTimeType { get }
  /// How late work may be at the least.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does work soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does work at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does work at a moment, and again and again, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does work soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does work at a moment.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does work at a moment, and again and again, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil,
      action)
  }
}

extension Scheduler {
  /// Does work after a stretch of the scheduler's time; the result takes it back.
  func wait(_ stride: SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> AnyCancellable {
    var isCancelled = false
    schedule(after: now.advanced(by: stride)) { if !isCancelled { action() } }
    return AnyCancellable { isCancelled = true }
  }
}
