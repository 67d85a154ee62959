import Foundation

/// Values kept by key, with the views that have read them.
final class Storage {
  private var locations: [String: AnyObject] = [:]
  private let store: UserDefaults?

  init(store: UserDefaults?) { self.store = store }

  /// The values that every scene has for itself; here there is one scene.
  nonisolated(unsafe) static let scene = Storage(store: nil)

  private nonisolated(unsafe) static var stores: [ObjectIdentifier: Storage] = [:]

  /// The values of a store, the standard one unless another is given.
  static func of(_ defaults: UserDefaults) -> Storage {
    if let known = stores[ObjectIdentifier(defaults)] { return known }
    let made = Storage(store: defaults)
    stores[ObjectIdentifier(defaults)] = made
    return made
  }

  /// The place of a key's value.
  func location<Value>(
    _ key: String, default value: Value, coding: StorageCoding<Value>
  ) -> Location<Value> {
    if let known = locations[key] as? StoredLocation<Value> { return known }
    let made = StoredLocation(key: key, default: value, coding: coding, store: store)
    locations[key] = made
    return made
  }
}

/// The value of a key: what views read and write, and the store follows.
final class StoredLocation<Value>: Location<Value> {
  private let state: StateLocation<Value>
  private let key: String
  private let coding: StorageCoding<Value>
  private let store: UserDefaults?
  private let initial: Value

  init(key: String, default value: Value, coding: StorageCoding<Value>, store: UserDefaults?) {
    self.key = key
    self.coding = coding
    self.store = store
    initial = value
    state = StateLocation(store?.object(forKey: key).flatMap(coding.read) ?? value)
  }

  override func get() -> Value {
    let value = state.get()
    guard let store else { return value }
    return store.object(forKey: key).flatMap(coding.read) ?? initial
  }

  override func set(_ value: Value) {
    if let store {
      if let stored = coding.write(value) {
        store.set(stored, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
    state.set(value)
  }
}

/// How values of a type are kept in a store.
struct StorageCoding<Value> {
  let read: (Any) -> Value?
  /// Nil removes what is kept.
  let write: (Value) -> Any?

  /// A type that the store knows by itself.
  static var plain: StorageCoding { StorageCoding(read: { $0 as? Value }, write: { $0 }) }
}

extension StorageCoding where Value: RawRepresentable {
  /// A type that is kept by its raw value.
  static var raw: StorageCoding {
    StorageCoding(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }
}

extension StorageCoding {
  /// The same for a value that may be missing.
  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding
  where Value == Wrapped? {
    StorageCoding(read: { coding.read($0).map { .some($0) } }, write: { $0.flatMap(coding.write) })
  }

  /// An address, kept as text.
  static var url: StorageCoding<URL> {
    StorageCoding<URL>(
      read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
  }
}

extension StorageCoding where Value: Codable {
  /// A type that is kept as JSON.
  static var json: StorageCoding {
    StorageCoding(
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { try? JSONEncoder().encode($0) })
  }
}
