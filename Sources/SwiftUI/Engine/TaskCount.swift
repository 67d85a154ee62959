import Foundation

/// How many tasks of views are running; a task may end on any thread.
package final class TaskCount: @unchecked Sendable {
  private let lock = NSLock()
  private var running = 0

  /// Whether a task is running.
  package var isBusy: Bool { lock.withLock { running > 0 } }

  /// Counts a task, until its end is told.
  func begin() -> Work {
    lock.withLock { running += 1 }
    return Work(count: self)
  }

  fileprivate func end() { lock.withLock { running -= 1 } }

  /// One task.
  final class Work: @unchecked Sendable {
    private let count: TaskCount

    init(count: TaskCount) { self.count = count }

    func end() { count.end() }
  }
}
