/// Shows what is made of the parts of views.
public nonisolated struct GroupElementsOfContent<Subviews, Content: View>: View, PrimitiveView {
  /// The content is primitive.
  public typealias Body = Never

  private let show: (Node) -> Void

  init<Source: View>(_ source: Source, content: @escaping (Node) -> Content) {
    show = { $0.updateChild(0, SubviewHost(source: source, content: content)) }
  }

  func update(_ node: Node) { show(node) }
}

extension GroupElementsOfContent: GroupingView {}
