import Foundation

extension Transaction {
  /// What a thread keeps a transaction in.
  private final class Frame {
    let transaction: Transaction

    init(_ transaction: Transaction) { self.transaction = transaction }
  }

  /// Where each thread keeps the transaction in which its code runs.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The transaction in which code runs now on this thread.
  static var current: Transaction {
    guard let frame = pthread_getspecific(key) else { return Transaction() }
    return Unmanaged<Frame>.fromOpaque(frame).takeUnretainedValue().transaction
  }

  /// What tells the transaction in which code runs now on this thread from all others.
  static var currentFrame: AnyObject? {
    pthread_getspecific(key).map { Unmanaged<Frame>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs code in the transaction.
  func run<Result>(_ code: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(Self.key)
    let frame = Frame(self)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(frame).toOpaque())
    defer { pthread_setspecific(Self.key, outer) }
    return try withExtendedLifetime(frame) { try code() }
  }
}
