/// A control that does something when it is pressed.
public nonisolated struct Button<Label: View>: View, PrimitiveView {
  /// A button is primitive.
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  /// Makes a button with a label of views.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and a label of views.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    var element = Element(.button, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    if let role { element.parameters = ["role: \(role)"] }
    element.handlers = [.tap { MainActor.assumeIsolated { action() } }]
    return [element]
  }
}
