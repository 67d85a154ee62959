/// A value kept by a node, and the nodes whose bodies have read it.
final class StateLocation<Value>: Location<Value>, Dependency {
  private(set) var value: Value
  private var readers = Readers()
  private lazy var isSame = ValueComparison.comparison(of: Value.self)

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    if let node = Update.current { readers.insert(node, dependency: self) }
    return value
  }

  override func set(_ new: Value) {
    if let node = Update.current {
      node.graph.report("Modifying state during view update, this will cause undefined behavior.")
    }
    guard !isEqual(to: new) else { return }
    value = new
    readers.invalidate()
  }

  /// Whether a value is what there is already: nobody who has read it needs to be evaluated again.
  private func isEqual(to new: Value) -> Bool {
    withUnsafePointer(to: value) { old in
      withUnsafePointer(to: new) { new in
        isSame(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  func removeReader(_ node: Node) { readers.remove(node) }
}
