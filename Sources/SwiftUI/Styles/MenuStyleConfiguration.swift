/// What a menu is made from.
public struct MenuStyleConfiguration {
  /// What a menu is labelled with.
  public nonisolated struct Label: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// What is in a menu.
  public nonisolated struct Content: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The label.
  public let label: Label

  /// What is in the menu.
  public let content: Content
}
