import Foundation

/// A scheduler that goes by the host's clock.
public protocol HostScheduler: Scheduler
where SchedulerTimeType == TimeMoment<Unit>, SchedulerOptions == Never {
  /// What time is counted in.
  associatedtype Unit: TimeUnit
}

extension HostScheduler {
  /// The moment it is.
  public var now: TimeMoment<Unit> { TimeMoment(HostClock.shared.now) }

  /// Work is never late.
  public var minimumTolerance: TimeStride<Unit> { 0 }

  /// Does work after what is being done now; at once where no host moves the clock.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    guard HostClock.shared.isDriven else { return action() }
    HostClock.shared.always(after: 0, action)
  }

  /// Does work at a moment.
  public func schedule(
    after date: TimeMoment<Unit>, tolerance: TimeStride<Unit>, options: Never?,
    _ action: @escaping () -> Void
  ) {
    HostClock.shared.always(after: now.distance(to: date).timeInterval, action)
  }

  /// Does work at a moment, and again and again, until the result is cancelled.
  public func schedule(
    after date: TimeMoment<Unit>, interval: TimeStride<Unit>, tolerance: TimeStride<Unit>,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let alarm = RepeatedAlarm(interval: max(interval.timeInterval, 0.001), action)
    alarm.wait(now.distance(to: date).timeInterval)
    return AnyCancellable { alarm.stop() }
  }
}

extension RunLoop: HostScheduler {
  /// Run loops count in seconds.
  public typealias Unit = FractionalSeconds
  /// A moment.
  public typealias SchedulerTimeType = TimeMoment<FractionalSeconds>
  /// There are no options.
  public typealias SchedulerOptions = Never
}

extension DispatchQueue: HostScheduler {
  /// Queues count in whole billionths of a second.
  public typealias Unit = WholeNanoseconds
  /// A moment.
  public typealias SchedulerTimeType = TimeMoment<WholeNanoseconds>
  /// There are no options.
  public typealias SchedulerOptions = Never
}

extension OperationQueue: HostScheduler {
  /// Operation queues count in seconds.
  public typealias Unit = FractionalSeconds
  /// A moment.
  public typealias SchedulerTimeType = TimeMoment<FractionalSeconds>
  /// There are no options.
  public typealias SchedulerOptions = Never
}
