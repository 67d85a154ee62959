/// Says that there is nothing to show, and why.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View,
  PrimitiveView
{
  /// The view is primitive.
  public typealias Body = Never

  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes it of views.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  func update(_ node: Node) {
    node.updateChild(0, label)
    node.updateChild(1, description)
    node.updateChild(2, actions)
  }

  func elements(_ node: Node) -> [Element] {
    node.container(.unavailable, label: node.elements(ofChild: 0).joinedText)
  }
}
