import Foundation
import Synchronization

/// Runs work on a thread with much stack, so that a learner's deeply nested source cannot end the tool.
enum DeepStack {
  private static let size = 1 << 30

  /// Does the work and waits for it.
  ///
  /// - Parameter body: The work.
  /// - Returns: Its result.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let work = Work(body)
    let thread = Thread { work.perform() }
    thread.stackSize = size
    thread.start()
    return work.wait()
  }

  private final class Work<Result: Sendable>: Sendable {
    private let body: @Sendable () -> Result
    private let result = Mutex<Result?>(nil)
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> Result) { self.body = body }

    func perform() {
      let value = body()
      result.withLock { $0 = value }
      done.signal()
    }

    func wait() -> Result {
      done.wait()
      // There is always a result after the signal.
      return result.withLock { $0 } ?? body()
    }
  }
}
