/// Offers what buttons do to assistive technology.
nonisolated struct AccessibilityActionsModifier<Buttons: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let buttons: Buttons

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    node.updateChild(1, buttons)
  }

  func elements(_ node: Node) -> [Element] {
    let buttons = node.elements(ofChild: 1).flatMap(\.flattened)
    let actions = buttons.flatMap { button in
      button.handlers.compactMap { handler -> (name: String, action: () -> Void)? in
        if case .tap(let tap) = handler { (button.nameText, tap) } else { nil }
      }
    }
    return node.elements(ofChild: 0).map { element in
      element.with { $0.accessibility.actions += actions }
    }
  }
}
