/// Lets the content have the focus of the keyboard, or keeps it from that.
nonisolated struct FocusableModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let isFocusable: Bool

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) { focus(in: node).update(content, in: node) }

  func elements(_ node: Node) -> [Element] {
    let elements = isFocusable ? focus(in: node).elements(node) : node.elements(ofChild: 0)
    return elements.map { element in
      element.with {
        $0.isFocusable = isFocusable
        $0.effects.append(Effect("focusable", isFocusable ? [] : ["false"]))
      }
    }
  }

  /// The focus of the content where no other value says who has it.
  private func focus(in node: Node) -> FocusModifier {
    let place = node.stored(-1) { FocusPlace(false, graph: node.graph) }
    var focus = FocusModifier(FocusState<Bool>.Binding(place: place), equals: true)
    focus.yields = true
    return focus
  }
}

extension View {
  /// Says whether the view can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Says whether the view can have the focus, and for what.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
