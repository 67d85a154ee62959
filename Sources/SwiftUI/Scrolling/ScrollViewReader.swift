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

  func update(_ node: Node) { node.updateChild(0, content(ScrollViewProxy())) }
}

/// Scrolls content to its parts; here everything is in sight.
public nonisolated struct ScrollViewProxy {
  /// Scrolls to the view with an identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
