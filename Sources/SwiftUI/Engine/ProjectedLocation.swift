/// A part of a value that lives elsewhere.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  private let first: Value?

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
    first = base.seen?[keyPath: keyPath]
  }

  override var seen: Value? { first }

  override func get() -> Value {
    guard let node = Update.current, base.tellsParts else { return base.get()[keyPath: keyPath] }
    let value = look()
    let isSame = ValueComparison.test(of: value)
    base.follow(for: node) { [keyPath] in isSame($0[keyPath: keyPath]) }
    return value
  }

  override var tellsParts: Bool { base.tellsParts }

  override func look() -> Value { base.look()[keyPath: keyPath] }

  override func follow(for node: Node, _ isSame: @escaping (Value) -> Bool) {
    base.follow(for: node) { [keyPath] in isSame($0[keyPath: keyPath]) }
  }

  override func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}
