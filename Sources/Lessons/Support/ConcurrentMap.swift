import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of an operation on each element, in order, worked out by several threads.
  ///
  /// - Parameters:
  ///   - jobs: How many threads; at least one.
  ///   - operation: What to do; it may block.
  /// - Throws: The error of the first element that had one.
  package func concurrentMap<Result: Sendable, Failure: Error>(
    jobs: Int, _ operation: @escaping @Sendable (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    let next = Mutex(0)
    let results = Mutex([Swift.Result<Result, Failure>?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: Swift.min(Swift.max(1, jobs), Swift.max(1, count)))
    {
      _ in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < count else { return }
        let result: Swift.Result<Result, Failure>
        do throws(Failure) {
          result = .success(try operation(self[index]))
        } catch {
          result = .failure(error)
        }
        results.withLock { $0[index] = result }
      }
    }
    var values: [Result] = []
    values.reserveCapacity(count)
    for result in results.withLock({ $0 }) {
      if let result { values.append(try result.get()) }
    }
    return values
  }
}

/// What two pieces of work give, done at a time where there may be two jobs.
///
/// The first may use as many threads as it likes: it is done by the caller's.
package func both<First, Second: Sendable>(
  jobs: Int, _ first: () -> First, and second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let other = Slot<Second>()
  let group = DispatchGroup()
  if jobs > 1 {
    DispatchQueue.global().async(group: group) {
      let value = second()
      other.value.withLock { $0 = value }
    }
  }
  let value = first()
  group.wait()
  return (value, other.value.withLock(\.self) ?? second())
}

/// A place for what another thread works out.
private final class Slot<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
