/// A modifier that changes what is seen but nothing that is measured here: it is kept with the elements.
nonisolated struct RecordedModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let effect: Effect

  func elements(_ node: Node) -> [Element] {
    node.elements(ofChild: 0).map { element in
      element.with { element in
        element.effects.append(effect)
      }
    }
  }
}

extension View {
  /// Keeps a modifier with the elements of the view.
  nonisolated func recorded(
    _ name: String, _ arguments: String?...
  ) -> ModifiedContent<Self, RecordedModifier> {
    modifier(RecordedModifier(effect: Effect(name, arguments.compactMap { $0 })))
  }
}
