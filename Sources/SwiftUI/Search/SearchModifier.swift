/// Adds a field for searching.
nonisolated struct SearchModifier<Suggestions: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let suggestions: Suggestions

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) {
    let active = node.stored(-1) { StateLocation(false) }
    let (text, isPresented) = (text, isPresented)
    let isSearching = isPresented?.wrappedValue ?? active.get()
    let cache = node.stored(-2) { EnvironmentCache() }
    let inner = cache.derive(from: node.environment, adding: isSearching) { environment in
      environment.isSearching = isSearching
      environment.dismissSearch = DismissSearchAction {
        text.wrappedValue = ""
        active.set(false)
        isPresented?.wrappedValue = false
      }
      environment.submitActions = []
    }
    node.updateChild(0, content, environment: inner)
    node.updateChild(1, suggestions)
  }

  func elements(_ node: Node) -> [Element] {
    let active = node.stored(-1) { StateLocation(false) }
    let element = Element(.searchField, node)
    element.label = prompt?.content.resolve(in: node.environment) ?? "Search"
    let current = text.wrappedValue
    element.value = current
    let write = { (new: String) in
      text.wrappedValue = new
      active.set(true)
      isPresented?.wrappedValue = true
    }
    element.children = node.elements(ofChild: 1).map { $0.completing(write) }
    let environment = node.environment
    element.handlers = [
      .text(
        current: current, set: write,
        submit: { environment.submitActions.forEach { $0() } })
    ]
    return [element] + node.elements(ofChild: 0)
  }
}
