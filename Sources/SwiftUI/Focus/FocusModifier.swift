/// Connects the focus of elements with a value.
nonisolated struct FocusModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let claims: FocusClaims?
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void
  /// Whether the focus is that of the keyboard, which elements have.
  let isOfKeyboard: Bool
  /// Whether the focus of what is inside goes before this one.
  var yields = false

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    claims?.put(node) { [isFocused, unowned node] in isFocused() && node.environment.isEnabled }
  }

  func elements(_ node: Node) -> [Element] {
    let elements = node.elements(ofChild: 0)
    guard isOfKeyboard else { return elements }
    let focused = isFocused()
    if focused { node.graph.mayHaveFocus = true }
    return elements.map { element in
      if yields, element.focus != nil { return element }
      return element.with {
        $0.focus = Focus(isFocused: focused, set: setFocused)
        if focused { $0.effects.append(Effect("focused")) }
      }
    }
  }
}

/// Whether an element has the focus, and how it gets and loses it.
package struct Focus {
  package let isFocused: Bool
  package let set: (Bool) -> Void
}

extension FocusModifier {
  /// Gives the focus while a value equals another.
  init<Value>(_ binding: FocusState<Value>.Binding, equals value: Value, isOfKeyboard: Bool = true)
  {
    self.init(
      claims: binding.place.claims,
      isFocused: { binding.wrappedValue == value },
      setFocused: { focused in
        if focused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.place.initial
        }
      }, isOfKeyboard: isOfKeyboard)
  }
}

extension View {
  /// Gives the view the focus while a value is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(condition, equals: true))
  }

  /// Gives the view the focus while a value equals another.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding, equals: value))
  }

  /// Gives the view the focus while a value that may be missing equals another.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding, equals: value))
  }
}
