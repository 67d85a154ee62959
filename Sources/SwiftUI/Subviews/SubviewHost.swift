/// Takes views apart, and shows what is made of the parts.
nonisolated struct SubviewHost<Source: View, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let source: Source
  /// Makes content of the node that the views are in.
  let content: (Node) -> Content

  func update(_ node: Node) {
    node.updateChild(0, SubviewSource(source: source))
    guard let inside = node.children[0] else { return }
    node.updateChild(1, node.reading { content(inside) })
    let shown = inside.partNodes.map(ObjectIdentifier.init)
    node.graph.watch(for: node) { [weak node, weak inside] in
      guard let node, let inside, inside.isAttached else { return }
      if inside.partNodes.map(ObjectIdentifier.init) != shown { node.invalidate() }
    }
  }

  func elements(_ node: Node) -> [Element] { node.elements(ofChild: 1) }
}

extension Node {
  /// The nodes of single views, and of those in sections.
  fileprivate var partNodes: [Node] {
    subviewNodes.flatMap { node in
      node.isSection ? [node] + node.children.flatMap { $0?.subviewNodes ?? [] } : [node]
    }
  }
}
