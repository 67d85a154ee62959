import Foundation

/// One object per type, made on first use.
final class TypeCache {
  static let views = TypeCache()
  static let layouts = TypeCache()
  static let comparisons = TypeCache()

  private let lock = NSRecursiveLock()
  private var values: [ObjectIdentifier: AnyObject] = [:]

  func value<T: AnyObject>(for type: Any.Type, make: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(type)
    if let value = values[key] { return unsafeDowncast(value, to: T.self) }
    let made = make()
    values[key] = made
    return made
  }
}
