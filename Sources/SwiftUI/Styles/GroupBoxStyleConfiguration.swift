/// What a group box is made from.
public struct GroupBoxStyleConfiguration {
  /// What a box is labelled with.
  public nonisolated struct Label: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// What is in a box.
  public nonisolated struct Content: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The label.
  public let label: Label

  /// What is in the box.
  public let content: Content
}
