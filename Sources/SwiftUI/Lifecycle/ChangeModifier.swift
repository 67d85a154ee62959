/// Does something when a value differs from what it was at the last update.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let value: Value
  let initial: Bool
  /// Whether the closure made with the old value is called, as the old form of `onChange` does.
  let callsOldAction: Bool
  let action: (Value, Value) -> Void

  /// What a node keeps from one update to the next.
  private final class Last {
    var value: Value
    var action: (Value, Value) -> Void

    init(value: Value, action: @escaping (Value, Value) -> Void) {
      self.value = value
      self.action = action
    }
  }

  func update(_ content: some View, in node: Node) {
    var isFirst = false
    let last = node.stored(-1) {
      isFirst = true
      return Last(value: value, action: action)
    }
    let old = last.value
    let called = callsOldAction ? last.action : action
    last.value = value
    last.action = action
    if isFirst ? initial : old != value { node.graph.afterUpdate { called(old, value) } }
    node.updateChild(0, content)
  }
}

extension View {
  /// Does something with the old and the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, callsOldAction: false, action: action))
  }

  /// Does something when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, initial: initial, callsOldAction: false, action: { _, _ in action() }))
  }

  /// Does something with the new value when a value changes.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, initial: false, callsOldAction: true, action: { _, new in action(new) }))
  }
}
