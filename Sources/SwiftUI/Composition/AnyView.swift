/// A view whose type is hidden; a view of another type in its place has another identity.
public nonisolated struct AnyView: View, PrimitiveView {
  /// A type-erased view is primitive.
  public typealias Body = Never

  private let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  func update(_ node: Node) {
    func update<V: View>(_ view: V) { node.updateChild(0, view) }
    update(content)
  }
}
