/// Asks something with buttons while there is a value.
nonisolated struct DialogModifier<Item, Actions: View, Message: View>: ViewModifier,
  PrimitiveModifier
{
  typealias Body = Never

  let kind: ElementKind
  let title: (Item) -> Text
  let item: Binding<Item?>
  let actions: (Item) -> Actions
  let message: (Item) -> Message
  /// Whether a question about one thing goes on when there is another.
  var isSame: (Item, Item) -> Bool = { _, _ in true }

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ base: some View, in node: Node) {
    node.updateChild(0, base)
    guard let now = subject(in: node) else {
      node.removeChild(1)
      node.removeChild(2)
      node.removeChild(3)
      return
    }
    let cache = node.stored(-2) { EnvironmentCache() }
    let inner = cache.derive(from: node.environment, adding: 0) { environment in
      environment.isEnabled = true
      environment.keyboardShortcut = nil
      environment[styleFor: ButtonStyleConfiguration.self] = nil
      environment[styleFor: PrimitiveButtonStyleConfiguration.self] = nil
    }
    node.updateChild(1, title(now), environment: inner)
    node.updateChild(2, message(now), environment: inner)
    node.updateChild(3, actions(now), environment: inner)
  }

  func elements(_ node: Node) -> [Element] {
    let base = node.elements(ofChild: 0)
    guard node.children.count > 3, node.children[3] != nil else { return base }
    let element = Element(kind, node)
    let title = node.elements(ofChild: 1)
    element.label = title.joinedText
    let buttons = node.elements(ofChild: 3).map(closing)
    element.children = title + node.elements(ofChild: 2) + buttons + standardButtons(buttons, node)
    if kind == .confirmationDialog { element.handlers = [.dismiss { item.wrappedValue = nil }] }
    return base + [element]
  }

  private final class Memory {
    var subject: Item?
  }

  /// What the question is about: what there was when it came, whatever has become of that since.
  private func subject(in node: Node) -> Item? {
    let memory = node.stored(-1) { Memory() }
    memory.subject = item.wrappedValue.map { now in
      memory.subject.flatMap { isSame($0, now) ? $0 : nil } ?? now
    }
    return memory.subject
  }

  /// A button does what it does, and then the question is over.
  private func closing(_ element: Element) -> Element {
    element.with { copy in
      copy.children = element.children.map(closing)
      copy.handlers = element.handlers.map { handler in
        guard case .tap(let tap) = handler else { return handler }
        return .tap {
          tap()
          item.wrappedValue = nil
        }
      }
    }
  }

  /// What the system adds: OK to an alert without buttons, Cancel to a dialog without one.
  private func standardButtons(_ buttons: [Element], _ node: Node) -> [Element] {
    let all = buttons.flatMap(\.flattened).filter { $0.kind == .button }
    let label: String
    switch kind {
    case .alert where all.isEmpty: label = "OK"
    case .confirmationDialog where !all.contains { $0.parameters == ["role: .cancel"] }:
      label = "Cancel"
    default: return []
    }
    let element = Element(.button, node)
    element.label = label
    let text = Element(.text, node)
    text.label = label
    element.children = [text]
    element.handlers = [.tap { item.wrappedValue = nil }]
    return [element]
  }
}
