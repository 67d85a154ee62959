/// What a form is made from.
public struct FormStyleConfiguration {
  /// What is in a form.
  public nonisolated struct Content: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// What is in the form.
  public let content: Content
}
