import Foundation

/// The time that timers and other waiting work go by: it stands still until the host moves it on.
package final class HostClock: @unchecked Sendable {
  /// The clock of this program.
  package static let shared = HostClock()

  private struct Alarm {
    let time: TimeInterval
    let order: Int
    let action: () -> Void
  }

  /// How far past a moment still counts as that moment, since sums of fractions are a little off.
  private static let tolerance: TimeInterval = 1e-6

  private let lock = NSRecursiveLock()
  private var elapsed: TimeInterval = 0
  private var alarms: [Int: Alarm] = [:]
  private var nextOrder = 0
  private var isRunning = false

  /// The time it is.
  package var now: Date { lock.withLock { start + elapsed } }

  /// When the clock was made; a moment on a whole second, so that what is shown can be told in advance.
  package let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  /// Whether a host moves the clock; without one, waiting goes by the real time.
  package private(set) var isDriven = false

  /// Takes the clock over for a host.
  package func drive() { lock.withLock { isDriven = true } }

  /// Does something after so many seconds; the result takes it back.
  @discardableResult
  package func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void)
    -> AnyCancellable
  {
    lock.lock()
    defer { lock.unlock() }
    let order = nextOrder
    nextOrder += 1
    alarms[order] = Alarm(time: elapsed + max(0, seconds), order: order, action: action)
    return AnyCancellable { [weak self] in self?.cancel(order) }
  }

  /// Does something after so many seconds, whoever still holds on to it.
  package func always(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    alarms[nextOrder] = Alarm(time: elapsed + max(0, seconds), order: nextOrder, action: action)
    nextOrder += 1
  }

  private func cancel(_ order: Int) { lock.withLock { alarms[order] = nil } }

  /// Moves to the next moment at which something waits, at most so many seconds on, and does one thing.
  ///
  /// - Returns: The seconds that are left, or nil when nothing more waits until then.
  package func step(within seconds: TimeInterval) -> TimeInterval? {
    lock.lock()
    let end = elapsed + seconds
    let next = alarms.values.min { ($0.time, $0.order) < ($1.time, $1.order) }
    guard let next, next.time <= end + Self.tolerance else {
      elapsed = end
      lock.unlock()
      return nil
    }
    alarms[next.order] = nil
    elapsed = max(elapsed, next.time)
    let left = max(0, end - elapsed)
    lock.unlock()
    next.action()
    return left
  }
}
