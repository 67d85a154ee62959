import Foundation

/// The wait of a task for a publisher's next value: it ends as soon as there is one, whenever the task gets its turn.
final class DeliveryWait: @unchecked Sendable {
  private let lock = NSLock()
  private var wait: HostWait?

  /// The current task starts to wait.
  func begin() {
    lock.withLock {
      wait = HostWait.current
      wait?.begin()
    }
  }

  /// Whoever waits need not wait any more; without effect where nobody does.
  func end() {
    lock.withLock {
      wait?.end()
      wait = nil
    }
  }
}
