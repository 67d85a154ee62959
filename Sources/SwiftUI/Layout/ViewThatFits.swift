/// Shows the first of several views that fits; here the first.
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes the container.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { Array(node.childElements.prefix(1)) }
}
