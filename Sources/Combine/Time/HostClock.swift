import Foundation

/// The time that timers and other waiting work go by: it stands still until the host moves it on.
package final class HostClock: @unchecked Sendable {
  /// The clock of this program.
  package static let shared = HostClock()

  private struct Alarm {
    let time: TimeInterval
    let order: Int
    /// How often in a row work was put off to the moment it was put off at.
    let turn: Int
    let action: () -> Void
  }

  /// How often in a row work may be put off without time going by; what is put off once more waits for the next frame, as work
  /// does that a busy main queue does not get to.
  private static let turns = 20
  private static let frame: TimeInterval = 1 / 60

  /// How far past a moment still counts as that moment, since sums of fractions are a little off.
  private static let tolerance: TimeInterval = 1e-6

  private let lock = NSRecursiveLock()
  private var elapsed: TimeInterval = 0
  private var alarms: [Int: Alarm] = [:]
  private var nextOrder = 0
  /// The turn of the work that is being done.
  private var turn = 0

  /// The time it is.
  package var now: Date { lock.withLock { start + elapsed } }

  /// How far the clock is ahead when it is set, in seconds.
  ///
  /// A program takes its dates from the real time. Those that it takes when it starts are past by this clock,
  /// as they are on a device, and words in whole seconds are still right.
  private static let lead: TimeInterval = 0.375

  /// When the clock began to run, in a number to which seconds are added without an error.
  private var start = HostClock.realTime
  /// How many screens go by the clock.
  private var screens = 0

  private static var realTime: Date {
    let seconds = Date().timeIntervalSinceReferenceDate + lead
    return Date(timeIntervalSinceReferenceDate: (seconds * 1024).rounded() / 1024)
  }

  /// Whether a host moves the clock; without one, waiting goes by the real time.
  package private(set) var isDriven = false

  /// Takes the clock over for a host.
  package func drive() { lock.withLock { isDriven = true } }

  /// Counts one screen more; the first one sets the clock.
  package func addScreen() {
    lock.withLock {
      if screens == 0 { set() }
      screens += 1
    }
  }

  /// Counts screens less.
  package func removeScreens(_ count: Int = 1) { lock.withLock { screens -= count } }

  /// Sets the clock by the real time.
  package func set() { lock.withLock { start = Self.realTime - elapsed } }

  /// Does something after so many seconds; the result takes it back.
  @discardableResult
  package func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void)
    -> AnyCancellable
  {
    let order = add(seconds, action)
    return AnyCancellable { [weak self] in self?.cancel(order) }
  }

  /// Does something after so many seconds, whoever still holds on to it.
  package func always(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    _ = add(seconds, action)
  }

  private func add(_ seconds: TimeInterval, _ action: @escaping () -> Void) -> Int {
    lock.withLock {
      let order = nextOrder
      nextOrder += 1
      var (delay, next) = (max(0, seconds), 0)
      if delay == 0 {
        next = turn + 1
        if next > Self.turns { (delay, next) = (Self.frame, 0) }
      }
      alarms[order] = Alarm(time: elapsed + delay, order: order, turn: next, action: action)
      return order
    }
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
      turn = 0
      lock.unlock()
      return nil
    }
    alarms[next.order] = nil
    elapsed = max(elapsed, next.time)
    let left = max(0, end - elapsed)
    turn = next.turn
    lock.unlock()
    next.action()
    return left
  }
}
