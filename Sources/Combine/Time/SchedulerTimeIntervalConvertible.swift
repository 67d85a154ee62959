/// A stretch of time that can be told in seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ seconds: Int) -> Self
  /// So many seconds.
  static func seconds(_ seconds: Double) -> Self
  /// So many thousandths of a second.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// So many millionths of a second.
  static func microseconds(_ microseconds: Int) -> Self
  /// So many billionths of a second.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
