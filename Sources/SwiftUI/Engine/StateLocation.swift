/// A value kept by a node, and the nodes whose bodies have read it.
///
/// What is written is there at once for code that runs between updates; views see it in the update of the transaction in which it was written.
final class StateLocation<Value>: Location<Value>, Dependency {
  private(set) var value: Value
  /// The value as views see it.
  private var shown: Value
  private var readers = Readers<Value>()
  private lazy var isSame = ValueComparison.comparison(of: Value.self)
  /// The graph whose updates show what is written; without one, it is seen at once.
  private weak var graph: ViewGraph?

  init(_ value: Value, graph: ViewGraph? = nil) {
    self.value = value
    shown = value
    self.graph = graph
  }

  override func get() -> Value {
    guard let node = Update.current else { return value }
    readers.insert(node, dependency: self)
    return shown
  }

  override var tellsParts: Bool { true }

  override func look() -> Value { shown }

  override func follow(for node: Node, _ isSame: @escaping (Value) -> Bool) {
    readers.insert(node, part: isSame, dependency: self)
  }

  override func set(_ new: Value) {
    if let node = Update.current {
      node.graph.report("Modifying state during view update, this will cause undefined behavior.")
    }
    assign(new)
  }

  /// Writes a value that may be written at any time, as what is only a copy of something kept elsewhere.
  func assign(_ new: Value) {
    guard !isEqual(to: new) else { return }
    value = new
    if let graph {
      graph.show { [self] in
        shown = new
        return readers.stale(in: new)
      }
    } else {
      shown = new
      for reader in readers.stale(in: new) { reader.invalidate() }
    }
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
