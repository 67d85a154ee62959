import Foundation

/// A stretch of time of one of the schedulers here.
public struct TimeStride<Unit: TimeUnit>: Hashable, Sendable, Codable {
  /// The length in seconds.
  public var timeInterval: TimeInterval

  /// So many seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
}

extension TimeStride: SchedulerTimeIntervalConvertible {
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

extension TimeStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
  /// So many seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// So many seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// So many seconds.
  public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }

  /// The length in the scheduler's units.
  public var magnitude: Unit.Count { Unit.count(timeInterval) }

  /// Whether one is shorter than the other.
  public static func < (lhs: TimeStride, rhs: TimeStride) -> Bool {
    lhs.timeInterval < rhs.timeInterval
  }
  /// Both together.
  public static func + (lhs: TimeStride, rhs: TimeStride) -> TimeStride {
    TimeStride(lhs.timeInterval + rhs.timeInterval)
  }
  /// What one is longer than the other.
  public static func - (lhs: TimeStride, rhs: TimeStride) -> TimeStride {
    TimeStride(lhs.timeInterval - rhs.timeInterval)
  }
  /// The one times the seconds of the other.
  public static func * (lhs: TimeStride, rhs: TimeStride) -> TimeStride {
    TimeStride(lhs.timeInterval * rhs.timeInterval)
  }
  /// Makes the one as many times as long as the other has seconds.
  public static func *= (lhs: inout TimeStride, rhs: TimeStride) { lhs = lhs * rhs }
}
