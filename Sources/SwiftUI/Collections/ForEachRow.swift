/// A row of a collection, marked with the identity of its element.
nonisolated struct ForEachRow<ID: Hashable, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let id: ID
  let content: Content

  static var isLeaf: Bool { true }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] {
    let tag = AnyHashable(id)
    return node.childElements.map { element in element.with { $0.tags.append(tag) } }
  }
}
