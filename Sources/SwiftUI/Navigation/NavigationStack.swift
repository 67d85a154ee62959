/// Screens on top of one another, of which the last is seen.
public nonisolated struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  /// A stack is primitive.
  public typealias Body = Never

  private let root: Root
  private let path: Binding<[AnyHashable]>?

  init(root: Root, path: Binding<[AnyHashable]>?) {
    self.root = root
    self.path = path
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let context = node.stored(-1) { NavigationContext() }
    context.node = node
    if let path {
      context.adopt(node.reading { path.wrappedValue })
      context.writePath = { path.wrappedValue = $0 }
    }
    let cache = node.stored(-2) { EnvironmentCache() }
    let editing = node.stored(1) { StateLocation(EditMode.inactive) }
    let environment = cache.derive(from: node.environment, adding: 0) { environment in
      environment.navigation = context
      if environment.editMode == nil { environment.editMode = Binding(location: editing) }
    }
    context.isUpdating = true
    node.updateChild(0, root, environment: environment)
    updateScreens(of: context, in: node, environment)
    context.isUpdating = false
  }

  /// Shows the screens that were pushed, each able to leave.
  private func updateScreens(
    of context: NavigationContext, in node: Node, _ environment: EnvironmentValues
  ) {
    var shown = 0
    // A screen may push another while it is made.
    while shown < context.entries.count {
      let (index, entry) = (shown, context.entries[shown])
      let destination = node.reading { entry.view?() ?? entry.value.flatMap(context.destination) }
      guard let view = destination else {
        if let value = entry.value { Self.reportMissing(value, node) }
        break
      }
      shown += 1
      let cache = node.stored(-3 - index) { EnvironmentCache() }
      let inner = cache.derive(from: environment, adding: 0) { environment in
        environment.isPresented = true
        environment.dismiss = DismissAction { [weak context] in context?.pop(to: index) }
      }
      node.updateChild(shown, view.id(entry.value), environment: inner)
    }
    // The screen that is seen now comes before others go.
    node.children[shown]?.setCovered(false)
    for slot in node.children.indices.dropFirst(shown + 1) { node.removeChild(slot) }
    for slot in 0..<shown { node.children[slot]?.setCovered(true) }
  }

  static func reportMissing(_ value: AnyHashable, _ node: Node) {
    node.graph.report(
      """
      A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no \
      matching navigationDestination declaration visible from the location of the link. The link \
      cannot be activated.
      """)
  }

  func elements(_ node: Node) -> [Element] {
    let screens = node.children.compactMap { $0 }
    let context = node.stored(-1) { NavigationContext() }
    return [
      NavigationScreen.element(.navigationStack, screens, node) {
        context.pop(to: screens.count - 2)
      }
    ]
  }
}
