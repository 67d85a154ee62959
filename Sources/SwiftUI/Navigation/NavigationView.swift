/// Screens on top of one another, as they were before there were stacks.
public nonisolated struct NavigationView<Content: View>: View, PrimitiveView {
  /// A navigation view is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes a navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: Node) {
    node.updateChild(0, NavigationStack<NavigationPath, Content>(root: content, path: nil))
  }
}
