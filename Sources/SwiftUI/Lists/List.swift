/// Rows one below another, of which some can be selected.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  /// A list is primitive.
  public typealias Body = Never

  private let selection: ListSelection?
  private let content: Content

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  static var isLazy: Bool? { true }

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    guard let selection else { return node.updateChild(0, content) }
    let cache = node.stored(-1) { EnvironmentCache() }
    let inner = cache.derive(from: node.environment, adding: 0) { $0.listSelection = selection }
    node.updateChild(0, content, environment: inner)
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.list, node)
    element.children = node.childElements
    if let selection { element.offer(selection) }
    if let refresh = node.environment.refresh {
      element.handlers.append(.refresh { await refresh() })
    }
    return [element]
  }
}
