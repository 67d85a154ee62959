/// Does work at once.
public struct ImmediateScheduler: Scheduler {
  /// There is no other time than now.
  public typealias SchedulerTimeType = Never
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()
}
