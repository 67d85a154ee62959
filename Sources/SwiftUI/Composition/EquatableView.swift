/// A view that is evaluated again only when it is not equal to what it was.
public nonisolated struct EquatableView<Content: Equatable & View>: View, PrimitiveView {
  /// The view is primitive.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Makes it of a view.
  public init(content: Content) { self.content = content }

  func update(_ node: Node) {
    let known = (node.children.first as? ViewNode<Content>)?.view
    // Elsewhere plain data is compared by its bytes; here equality decides.
    guard let known, ValueComparison.callsEqual(known, content) else {
      return node.updateChild(0, content)
    }
    node.updateChild(0, known)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is not equal to what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
