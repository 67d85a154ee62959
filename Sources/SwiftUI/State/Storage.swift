import Foundation

/// Values kept by key.
final class Storage {
  private var entries: [String: StoredEntry] = [:]
  private let store: UserDefaults?

  init(store: UserDefaults?) { self.store = store }

  /// The values that every scene has for itself; here there is one scene.
  nonisolated(unsafe) static let scene = Storage(store: nil)

  private nonisolated(unsafe) static var stores: [ObjectIdentifier: Storage] = [:]

  /// The values of a store.
  static func of(_ defaults: UserDefaults) -> Storage {
    if let known = stores[ObjectIdentifier(defaults)] { return known }
    let made = Storage(store: defaults)
    stores[ObjectIdentifier(defaults)] = made
    return made
  }

  /// Has views follow what was written into the stores by other ways, as the stores do not tell of it.
  static func noticeChanges() {
    for storage in stores.values {
      for entry in storage.entries.values { entry.noticeChange() }
    }
  }

  /// What is kept under a key, for all who name it.
  func entry(_ key: String) -> StoredEntry {
    if let known = entries[key] { return known }
    let made = StoredEntry(key: key, store: store)
    entries[key] = made
    return made
  }

  /// The place of a key's value, as a type, with what it is while nothing is kept.
  func location<Value>(
    _ key: String, default value: Value, coding: StorageCoding<Value>
  ) -> StoredLocation<Value> {
    StoredLocation(entry(key), default: value, coding: coding)
  }
}
