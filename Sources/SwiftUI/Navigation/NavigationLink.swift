/// A button that leads to another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  /// A link is primitive.
  public typealias Body = Never

  enum Target {
    /// A screen.
    case view(Destination)
    /// A value, or nothing.
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
  /// Says from outside whether the screen is shown.
  var isActive: Binding<Bool>?

  init(target: Target, label: Label, isActive: Binding<Bool>? = nil) {
    self.target = target
    self.label = label
    self.isActive = isActive
  }

  static var usesEnvironment: Bool { true }
  static var readsValues: Bool { true }

  func update(_ node: Node) {
    node.updateChild(0, label)
    guard case .view(let destination) = target else { return }
    let screen = { AnyView(destination) }
    if let isActive {
      node.environment.navigation?.show(
        node,
        isActive.wrappedValue
          ? .init(view: screen, onPop: { isActive.wrappedValue = false }) : nil)
    } else {
      node.environment.navigation?.refresh(node, screen)
    }
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.navigationLink, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    if let action = action(node) {
      element.handlers = [.tap(action)]
    } else {
      element.obstacle = "the link leads nowhere"
      element.handlers = [.tap {}]
    }
    return [element]
  }

  /// What a press does, or nil where the link leads nowhere.
  private func action(_ node: Node) -> (() -> Void)? {
    if let isActive { return { isActive.wrappedValue = true } }
    let selection = node.environment.listSelection
    switch target {
    case .value(let value?):
      guard let context = node.environment.navigation else {
        return selection.flatMap { list in list.accepts(value) ? { list.toggle(value) } : nil }
      }
      return {
        if context.destination(for: value) != nil {
          context.push(.init(value: value))
        } else if let selection, selection.accepts(value) {
          selection.toggle(value)
        } else {
          NavigationStack<NavigationPath, EmptyView>.reportMissing(value, node)
        }
      }
    case .value(nil): return nil
    case .view(let destination):
      return node.environment.navigation.map { context in
        { context.push(.init(view: { AnyView(destination) }, owner: ObjectIdentifier(node))) }
      }
    }
  }
}
