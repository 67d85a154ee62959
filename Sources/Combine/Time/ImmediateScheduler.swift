/// Does work at once, whenever it is asked for.
public struct ImmediateScheduler: Scheduler {
  /// A moment; there is no other than now.
  public typealias SchedulerTimeType = TimeMoment<FractionalSeconds>
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The moment it is.
  public var now: SchedulerTimeType { SchedulerTimeType(HostClock.shared.now) }

  /// Work is never late.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does work at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Does work at once, and never again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
