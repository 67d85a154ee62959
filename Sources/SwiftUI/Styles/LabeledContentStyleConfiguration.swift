/// What a labelled content is made from.
public struct LabeledContentStyleConfiguration {
  /// What content is labelled with.
  public nonisolated struct Label: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// What is labelled.
  public nonisolated struct Content: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The label.
  public let label: Label

  /// What is labelled.
  public let content: Content
}
