/// Connects the focus of elements with a value.
nonisolated struct FocusModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void

  static var readsValues: Bool { true }

  /// What a node does with the focus when it goes.
  private final class Loss {
    var isFocused: () -> Bool = { false }
    var setFocused: (Bool) -> Void = { _ in }
  }

  func update(_ content: some View, in node: Node) {
    node.updateChild(0, content)
    var isFirst = false
    let loss = node.stored(-1) {
      isFirst = true
      return Loss()
    }
    (loss.isFocused, loss.setFocused) = (isFocused, setFocused)
    guard isFirst else { return }
    // The focus goes with the view that has it.
    node.onDetach { [graph = node.graph] in
      graph.afterUpdate { if loss.isFocused() { loss.setFocused(false) } }
    }
  }

  func elements(_ node: Node) -> [Element] {
    let focused = isFocused()
    if focused { node.graph.mayHaveFocus = true }
    return node.elements(ofChild: 0).map { element in
      element.with {
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

extension View {
  /// Gives the view the focus while a value is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      FocusModifier(
        isFocused: { condition.wrappedValue }, setFocused: { condition.wrappedValue = $0 }))
  }

  /// Gives the view the focus while a value equals another.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(
        isFocused: { binding.wrappedValue == value },
        setFocused: { focused in
          if focused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        }))
  }

  /// Gives the view the focus while a value that may be missing equals another.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(
        isFocused: { binding.wrappedValue == value },
        setFocused: { binding.wrappedValue = $0 ? value : binding.initial }))
  }
}
