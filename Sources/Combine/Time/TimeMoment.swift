import Foundation

/// A moment of one of the schedulers here.
public struct TimeMoment<Unit: TimeUnit>: Strideable, Hashable, Sendable, Codable {
  /// A stretch of the scheduler's time.
  public typealias Stride = TimeStride<Unit>

  /// The moment on the host's clock.
  public var date: Date

  /// Makes a moment of a date.
  public init(_ date: Date) { self.date = date }

  /// The stretch from this moment to another.
  public func distance(to other: TimeMoment) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The moment after a stretch.
  public func advanced(by stride: Stride) -> TimeMoment { TimeMoment(date + stride.timeInterval) }
}

extension TimeMoment where Unit == WholeNanoseconds {
  /// Makes a moment of one of the real time.
  public init(_ time: DispatchTime) {
    let (then, now) = (time.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    self.init(HostClock.shared.now + (Double(then) - Double(now)) / 1e9)
  }

  /// The moment in real time.
  public var dispatchTime: DispatchTime {
    .now() + date.timeIntervalSince(HostClock.shared.now)
  }
}
