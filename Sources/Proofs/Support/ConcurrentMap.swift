import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of an operation on each element, in order, worked out by several threads.
  ///
  /// - Parameters:
  ///   - jobs: How many threads; at least one.
  ///   - operation: What to do; it may block.
  /// - Throws: The error of the first element that had one.
  package func concurrentMap<Result: Sendable>(
    jobs: Int, _ operation: @escaping @Sendable (Element) throws -> Result
  ) throws -> [Result] {
    let next = Mutex(0)
    let results = Mutex([Swift.Result<Result, any Error>?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: Swift.min(Swift.max(1, jobs), Swift.max(1, count)))
    {
      _ in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < count else { return }
        let result = Swift.Result { try operation(self[index]) }
        results.withLock { $0[index] = result }
      }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }
}
