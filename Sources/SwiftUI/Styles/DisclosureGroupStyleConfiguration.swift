/// What a disclosure group is made from.
public struct DisclosureGroupStyleConfiguration {
  /// What a group is labelled with.
  public nonisolated struct Label: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// What is folded away.
  public nonisolated struct Content: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The label.
  public let label: Label

  /// What is folded away.
  public let content: Content

  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}
