import Combine
import Foundation

/// Which tasks of views are running; a task may end on any thread.
package final class TaskCount: @unchecked Sendable {
  private let lock = NSLock()
  private var running: [ObjectIdentifier: HostWait] = [:]

  /// Whether a task is running.
  package var isBusy: Bool { lock.withLock { !running.isEmpty } }

  /// Whether a task is running that does not wait for the host.
  package var canGetFurther: Bool { lock.withLock { running.values.contains { !$0.isWaiting } } }

  /// Runs the work of a task, and counts it while it runs.
  func counting(_ work: HostWait, _ action: @Sendable () async -> Void) async {
    await HostWait.$current.withValue(work) { await action() }
    lock.withLock { running[ObjectIdentifier(work)] = nil }
  }

  /// Counts a task that is about to run.
  func begin() -> HostWait {
    let work = HostWait()
    lock.withLock { running[ObjectIdentifier(work)] = work }
    return work
  }
}
