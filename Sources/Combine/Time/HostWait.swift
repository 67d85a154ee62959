import Foundation

/// Tells of a task whether it waits for the host, that is, for its clock or for what a publisher hands out.
package final class HostWait: @unchecked Sendable {
  /// What is told of the task that runs.
  @TaskLocal package static var current: HostWait?

  private let lock = NSLock()
  private var waits = 0

  package init() {}

  /// Whether the task can get no further before the host does something.
  package var isWaiting: Bool { lock.withLock { waits > 0 } }

  /// Tells that the task starts to wait.
  package func begin() { lock.withLock { waits += 1 } }

  /// Tells that a wait has ended.
  package func end() { lock.withLock { waits -= 1 } }
}
