import Foundation

/// Where and when work is done.
///
/// Every scheduler here keeps the time of the host's clock: work that waits is done when that clock has come so far.
public protocol Scheduler {
  /// How the scheduler counts time.
  associatedtype SchedulerTimeType
  /// What more can be said about work.
  associatedtype SchedulerOptions

  /// The number of seconds in a stretch of the scheduler's time.
  static func seconds(_ stride: TimeStride) -> TimeInterval
}

/// A stretch of time.
public struct TimeStride: Equatable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The length in seconds.
  public let timeInterval: TimeInterval

  /// So many seconds.
  public init(floatLiteral value: Double) { timeInterval = value }
  /// So many seconds.
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  /// So many seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

  /// So many seconds.
  public static func seconds(_ seconds: Int) -> TimeStride { TimeStride(Double(seconds)) }
  /// So many seconds.
  public static func seconds(_ seconds: Double) -> TimeStride { TimeStride(seconds) }
  /// So many thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> TimeStride {
    TimeStride(Double(milliseconds) / 1_000)
  }
  /// So many millionths of a second.
  public static func microseconds(_ microseconds: Int) -> TimeStride {
    TimeStride(Double(microseconds) / 1_000_000)
  }
  /// So many billionths of a second.
  public static func nanoseconds(_ nanoseconds: Int) -> TimeStride {
    TimeStride(Double(nanoseconds) / 1_000_000_000)
  }
}

extension Scheduler {
  /// The number of seconds in a stretch of the scheduler's time.
  public static func seconds(_ stride: TimeStride) -> TimeInterval { stride.timeInterval }
}

extension RunLoop: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = Date
  /// There are no options.
  public typealias SchedulerOptions = Never
}

extension DispatchQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = DispatchTime
  /// There are no options.
  public typealias SchedulerOptions = Never
}

extension OperationQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = Date
  /// There are no options.
  public typealias SchedulerOptions = Never
}

extension Scheduler {
  /// Does work at once.
  public func schedule(_ action: @escaping () -> Void) { action() }
}
