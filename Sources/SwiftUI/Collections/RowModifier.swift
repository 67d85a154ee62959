/// Lets a person do something with each row of a collection.
nonisolated struct RowModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  /// What can be done with the row at a position.
  let handler: (Int, Node) -> Handler?

  func elements(_ node: Node) -> [Element] {
    var elements = node.elements(ofChild: 0)
    guard let rows = node.rows else { return elements }
    var next = 0
    for (index, row) in rows.enumerated() {
      let count = row?.elements.count ?? 0
      if let handler = handler(index, node) {
        for position in next..<next + count where elements.indices.contains(position) {
          if elements[position].forbids(handler) { continue }
          elements[position] = elements[position].with { $0.handlers.append(handler) }
        }
      }
      next += count
    }
    return elements
  }
}

extension Node {
  /// The rows of the collection that the node shows, possibly through modifiers.
  var rows: [Node?]? {
    var node = self
    while !node.isRowContainer {
      guard let child = node.children.first ?? nil else { return nil }
      node = child
    }
    return node.children
  }
}

extension Element {
  /// Whether a modifier on the row keeps a person from doing this.
  fileprivate func forbids(_ handler: Handler) -> Bool {
    switch handler {
    case .delete:
      // With actions of its own, a row has no deletion by a swipe, only by the edit mode.
      has("deleteDisabled", "true")
        || children.contains { $0.kind == .swipeActions }
          && node.environment.editMode?.wrappedValue.isEditing != true
    case .move: has("moveDisabled", "true")
    default: false
    }
  }
}
