/// A view that the engine knows by itself: it has no `body`, but says what its children and its elements are.
protocol PrimitiveView: _BodylessView {
  /// Whether an evaluation reads the environment, or gives the children another one.
  nonisolated static var usesEnvironment: Bool { get }
  /// Whether its update or its elements read bindings, which may lead to an observed object.
  nonisolated static var readsValues: Bool { get }
  /// Whether a new value equal to the old one can be left alone.
  nonisolated static var isLeaf: Bool { get }

  /// Whether it makes rows only when they are needed, or all at once; nil where it is not for it to say.
  nonisolated static var isLazy: Bool? { get }

  /// Brings the children up to date.
  nonisolated func update(_ node: Node)

  /// The elements the view contributes to the shown tree.
  nonisolated func elements(_ node: Node) -> [Element]
}

extension PrimitiveView {
  nonisolated static var usesEnvironment: Bool { false }
  nonisolated static var readsValues: Bool { false }
  nonisolated static var isLeaf: Bool { false }
  nonisolated static var isLazy: Bool? { nil }

  nonisolated func update(_ node: Node) {}

  nonisolated func elements(_ node: Node) -> [Element] { node.childElements }
}

extension Node {
  /// The elements of all children, in order.
  var childElements: [Element] {
    // The elements of an only child are handed on as they are.
    if children.count == 1 { return children[0]?.elements ?? [] }
    var all: [Element] = []
    all.reserveCapacity(children.count)
    for case let child? in children { all += child.elements }
    return all
  }

  /// The elements of the child in one slot.
  func elements(ofChild slot: Int) -> [Element] {
    slot < children.count ? children[slot]?.elements ?? [] : []
  }
}
