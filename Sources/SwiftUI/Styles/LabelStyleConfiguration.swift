/// What a label is made from.
public struct LabelStyleConfiguration {
  /// The words of a label.
  public nonisolated struct Title: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The picture of a label.
  public nonisolated struct Icon: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The words.
  public let title: Title

  /// The picture.
  public let icon: Icon
}
