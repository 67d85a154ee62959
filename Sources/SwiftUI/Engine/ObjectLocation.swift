/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  private let first: Value?

  /// Takes a property; for an object that does not know who reads it, its value is kept to be compared.
  init(
    _ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, isObservable: Bool = true
  ) {
    self.root = root
    self.keyPath = keyPath
    first = isObservable ? nil : root[keyPath: keyPath]
  }

  override var seen: Value? { first }

  override func get() -> Value {
    if ValueComparison.isComparing, let first { return first }
    return root[keyPath: keyPath]
  }
  override func set(_ value: Value) { root[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
