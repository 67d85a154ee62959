/// Where the focus is among the views of a view, and who could have it there.
final class FocusPlace<Value: Hashable> {
  let value: StateLocation<Value>
  /// The value without a focus.
  let initial: Value
  /// Who could have the focus; none where no view is mounted.
  let claims: FocusClaims?

  init(_ initial: Value, graph: ViewGraph? = nil) {
    let value = StateLocation(initial)
    let resign = { [weak value] in
      if let value, value.get() != initial { value.set(initial) }
    }
    self.value = value
    self.initial = initial
    claims = graph.map {
      FocusClaims(
        graph: $0, isSomewhere: { [weak value] in value?.get() != initial }, resign: resign)
    }
    if graph != nil { FocusHolders.shared.add(value, resign) }
  }

  /// Puts the focus somewhere, if a view answers to that.
  func set(_ new: Value) {
    value.set(new)
    claims?.request()
  }
}
