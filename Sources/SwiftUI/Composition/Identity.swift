/// Gives the content an identity; with another identity, it is other content.
nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let id: ID

  /// The identity that a node's content has now.
  private final class Current {
    var id: ID

    init(id: ID) { self.id = id }
  }

  func update(_ content: some View, in node: Node) {
    let current = node.stored(-1) { Current(id: id) }
    if current.id == id { return node.updateChild(0, content) }
    current.id = id
    node.exchangeChild(0, content)
  }

  func elements(_ node: Node) -> [Element] {
    node.elements(ofChild: 0).map { element in element.with { $0.tags.append(AnyHashable(id)) } }
  }
}

extension View {
  /// Gives the view an identity; when it changes, the view starts anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
