import Foundation

/// What the size of a stretch of time is counted in.
public protocol TimeUnit {
  /// A number of units.
  associatedtype Count: Comparable & Numeric

  /// So many seconds in units.
  static func count(_ seconds: TimeInterval) -> Count
}

/// Whole billionths of a second, as queues count.
public enum WholeNanoseconds: TimeUnit {
  /// So many seconds in billionths.
  public static func count(_ seconds: TimeInterval) -> Int { Int((seconds * 1e9).rounded()) }
}

/// Seconds and their fractions, as run loops count.
public enum FractionalSeconds: TimeUnit {
  /// So many seconds.
  public static func count(_ seconds: TimeInterval) -> TimeInterval { seconds }
}
