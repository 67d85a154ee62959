/// A value kept by a node, and the nodes whose bodies have read it.
final class StateLocation<Value>: Location<Value>, Dependency {
  private(set) var value: Value
  private var readers = Readers()

  init(_ value: Value) { self.value = value }

  override func get() -> Value {
    if let node = Update.current { readers.insert(node, dependency: self) }
    return value
  }

  override func set(_ new: Value) {
    if let node = Update.current {
      node.graph.report("Modifying state during view update, this will cause undefined behavior.")
    }
    value = new
    readers.invalidate()
  }

  func removeReader(_ node: Node) { readers.remove(node) }
}
