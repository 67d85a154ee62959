/// A collection whose elements are known only where it is shown.
protocol PartsOfView {
  associatedtype Part: Identifiable
  nonisolated var source: AnyView { get }
  nonisolated func parts(_ node: Node) -> [Part]
}

extension PartsOfView {
  /// Shows a view for each part.
  nonisolated func show<Content: View>(_ content: @escaping (Part) -> Content, in node: Node) {
    node.updateChild(
      0,
      SubviewHost(source: source) { inside in
        ForEach(data: parts(inside), id: { $0.id }, content: content)
      })
  }
}
