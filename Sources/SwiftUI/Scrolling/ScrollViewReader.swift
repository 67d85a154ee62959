/// Lets content be scrolled to its parts.
public nonisolated struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// The reader is primitive.
  public typealias Body = Never

  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  static var readsValues: Bool { true }

  func update(_ node: Node) { node.updateChild(0, content(ScrollViewProxy(node: node))) }
}

/// Scrolls content to its parts.
public nonisolated struct ScrollViewProxy {
  private weak var node: Node?

  init(node: Node) { self.node = node }

  /// Scrolls to the row of an element with an identity: it and those before it come on the screen.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let all = node?.elements.flatMap(\.flattened) ?? []
    _ = all.first { $0.tags.contains(AnyHashable(id)) }?.node.scrollIntoView()
  }
}
