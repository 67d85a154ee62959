/// Stands for the modified view inside a modifier.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  /// The placeholder is primitive.
  public typealias Body = Never

  private let content: any View

  init(_ content: any View) { self.content = content }

  func update(_ node: Node) {
    func update<V: View>(_ view: V) { node.updateChild(0, view) }
    update(content)
  }
}
