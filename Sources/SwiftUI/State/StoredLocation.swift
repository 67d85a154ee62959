/// What is kept under a key, as a value of a type.
final class StoredLocation<Value>: Location<Value> {
  private let entry: StoredEntry
  private let initial: Value
  private let coding: StorageCoding<Value>

  init(_ entry: StoredEntry, default value: Value, coding: StorageCoding<Value>) {
    self.entry = entry
    initial = value
    self.coding = coding
  }

  /// The same key elsewhere.
  func moved(to storage: Storage) -> StoredLocation<Value> {
    storage.location(entry.key, default: initial, coding: coding)
  }

  override func get() -> Value { entry.read().flatMap(coding.read) ?? initial }

  override func set(_ value: Value) { entry.write(coding.write(value)) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return entry === other.entry && ValueComparison.areEqual(initial, other.initial)
  }
}
