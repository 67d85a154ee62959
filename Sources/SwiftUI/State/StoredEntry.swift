import Foundation

/// What is kept under a key: views read and write it, and the store follows.
final class StoredEntry {
  let key: String
  private let store: UserDefaults?
  private let object: StateLocation<Any?>

  init(key: String, store: UserDefaults?) {
    self.key = key
    self.store = store
    object = StateLocation(store?.object(forKey: key))
  }

  func read() -> Any? {
    let kept = object.get()
    return store == nil ? kept : store?.object(forKey: key)
  }

  func write(_ new: Any?) {
    guard let store else { return object.set(new) }
    if let new { store.set(new, forKey: key) } else { store.removeObject(forKey: key) }
    object.assign(new)
  }

  /// Tells the views that have read it when the store holds something else by now.
  func noticeChange() {
    let kept = store?.object(forKey: key)
    if !ValueComparison.areEqual(kept as Any, object.value as Any) { object.set(kept) }
  }
}
