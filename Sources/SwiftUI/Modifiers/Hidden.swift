/// Takes elements out of a person's sight or reach.
nonisolated struct ReachModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let effect: Effect
  let hides: Bool

  func elements(_ node: Node) -> [Element] {
    RecordedModifier(effect: effect).elements(node).map {
      hides
        ? $0.hidden(because: effect.description) : $0.unreachable(because: effect.description)
    }
  }
}

extension View {
  /// Hides the view; it keeps its room and its state.
  public nonisolated func hidden() -> some View {
    modifier(ReachModifier(effect: Effect("hidden"), hides: true))
  }

  /// Says whether the view, and everything in it, can be touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// Says whether elements can be touched.
nonisolated struct HitTestingModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let isEnabled: Bool

  func elements(_ node: Node) -> [Element] {
    guard !isEnabled else { return node.elements(ofChild: 0) }
    let effect = Effect("allowsHitTesting", ["false"])
    return ReachModifier(effect: effect, hides: false).elements(node)
  }
}
