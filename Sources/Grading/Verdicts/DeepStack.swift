import Glibc
import Synchronization

/// Runs work on a thread with much stack, so that a learner's deeply nested source cannot end the tool.
enum DeepStack {
  private static let size = 1 << 30

  /// Does the work and waits for it.
  ///
  /// - Parameter body: The work.
  /// - Returns: Its result.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    perform {
      let value = body()
      result.withLock { $0 = value }
    }
    // There is a result, unless the system had no thread for us.
    return result.withLock { $0 } ?? body()
  }

  private static func perform(_ work: () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, size)
    withoutActuallyEscaping(work) { work in
      let call = Call(work)
      var thread: pthread_t = 0
      let code = pthread_create(
        &thread, attributes,
        { call in
          call.map { Unmanaged<Call>.fromOpaque($0).takeUnretainedValue().work() }
          return nil
        }, Unmanaged.passUnretained(call).toOpaque())
      if code == 0 { pthread_join(thread, nil) }
      extendLifetime(call)
    }
  }

  private final class Call {
    let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }
  }
}
