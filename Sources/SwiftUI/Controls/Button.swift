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

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let action = { MainActor.assumeIsolated(self.action) }
    if node.updateStyled(
      0,
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(label)), action: action))
    {
      return
    }
    let look = ButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), isPressed: false)
    if !node.updateStyled(0, look) { node.updateChild(0, label) }
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.button, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    if let role { element.parameters = ["role: \(role)"] }
    element.handlers = [.tap { MainActor.assumeIsolated(action) }]
    if node.environment[styleFor: PrimitiveButtonStyleConfiguration.self] != nil {
      // Such a style decides by what gestures the button is used.
      element.handlers = element.children.flatMap(\.flattened).flatMap(\.handlers)
    }
    return [element]
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button out of what a style is given.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: { configuration.trigger() }, label: configuration.label)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button with the label of its role.
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that goes by its role.
public nonisolated struct DefaultButtonLabel: View, PrimitiveView {
  /// The label is primitive.
  public typealias Body = Never

  let role: ButtonRole

  func update(_ node: Node) {
    node.updateChild(0, Text("\(role)".dropFirst().capitalized))
  }
}
