import Combine
import Foundation

extension Task where Success == Never, Failure == Never {
  /// Waits for so many billionths of a second, by the host's clock where there is one.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await HostSleep.wait(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits for so many billionths of a second, or until the task is cancelled, by the host's clock where there is one.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async {
    try? await HostSleep.wait(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits for a while, by the host's clock where there is one.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock()
  ) async throws {
    if let duration = duration as? Duration {
      try await HostSleep.wait(for: duration)
    } else {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
  }
}

/// Waiting that goes by the host's clock where there is one, and by the real time otherwise.
enum HostSleep {
  static func wait(for duration: Duration) async throws {
    guard HostClock.shared.isDriven else {
      return try await ContinuousClock().sleep(for: duration)
    }
    try Task<Never, Never>.checkCancellation()
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    let alarm = Alarm()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { alarm.start($0, seconds: seconds) }
    } onCancel: {
      alarm.end(throwing: CancellationError())
    }
  }

  /// One wait, which ends once: in time or by being cancelled, on whatever thread.
  private final class Alarm: @unchecked Sendable {
    private let lock = NSLock()
    private let wait = HostWait.current
    private var continuation: CheckedContinuation<Void, any Error>?
    private var hasEnded = false

    func start(_ continuation: CheckedContinuation<Void, any Error>, seconds: TimeInterval) {
      let isLate = lock.withLock {
        if !hasEnded {
          self.continuation = continuation
          wait?.begin()
        }
        return hasEnded
      }
      if isLate { return continuation.resume(throwing: CancellationError()) }
      HostClock.shared.always(after: seconds) { self.end(throwing: nil) }
    }

    func end(throwing error: (any Error)?) {
      let continuation = lock.withLock {
        hasEnded = true
        defer { self.continuation = nil }
        return self.continuation
      }
      if continuation != nil { wait?.end() }
      if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    }
  }
}
