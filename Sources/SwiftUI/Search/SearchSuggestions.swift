/// Adds views that write words into the search field of the content when they are chosen.
nonisolated struct SearchSuggestions<Suggestions: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let suggestions: Suggestions

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    node.updateChild(1, suggestions)
  }

  func elements(_ node: Node) -> [Element] {
    let content = node.elements(ofChild: 0)
    let field = content.flatMap(\.flattened).first { $0.kind == .searchField }
    let write = field?.handlers.lazy.compactMap(\.write).first
    let suggestions = node.elements(ofChild: 1).map { element in
      (write.map { element.completing($0) } ?? element).tuckedAway()
    }
    return content.layered(.contextMenu, suggestions, node)
  }
}

extension Element {
  /// The element as a suggestion: where it has a completion, to press it writes that.
  func completing(_ write: @escaping (String) -> Void) -> Element {
    with { copy in
      copy.children = children.map { $0.completing(write) }
      guard let words = effects.last(where: { $0.name == "searchCompletion" })?.text else { return }
      copy.handlers.append(.tap { write(words) })
    }
  }
}

extension Handler {
  /// What writes words, where that is what is done.
  fileprivate var write: ((String) -> Void)? {
    if case .text(_, let set, _) = self { set } else { nil }
  }
}
