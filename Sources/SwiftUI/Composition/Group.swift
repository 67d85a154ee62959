/// Several pieces of content treated as one.
public nonisolated struct Group<Content> {
  let content: Content

  init(content: Content) { self.content = content }
}

extension Group: View, _BodylessView, PrimitiveView where Content: View {
  /// A group is primitive.
  public typealias Body = Never

  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  nonisolated func update(_ node: Node) { node.updateChild(0, content) }
}
