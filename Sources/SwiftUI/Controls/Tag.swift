/// Marks elements with the value that a selection knows them by.
nonisolated struct TagModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let tag: AnyHashable

  func elements(_ node: Node) -> [Element] {
    node.elements(ofChild: 0).map { element in element.with { $0.tags.append(tag) } }
  }
}

extension View {
  /// Marks the view with the value that a selection knows it by.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
