/// What a group of controls is made from.
public struct ControlGroupStyleConfiguration {
  /// What a group is labelled with.
  public nonisolated struct Label: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The controls of a group.
  public nonisolated struct Content: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The label.
  public let label: Label

  /// The controls.
  public let content: Content
}
