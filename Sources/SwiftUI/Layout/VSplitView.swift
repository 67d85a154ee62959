/// Views one below the other, whose borders can be moved.
public nonisolated struct VSplitView<Content: View>: View, PrimitiveView {
  /// The view is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes a view of several.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.vStack) }
}
