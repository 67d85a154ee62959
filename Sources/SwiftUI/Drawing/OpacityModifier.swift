/// Lets what is behind the view through; what lets everything through cannot be touched.
nonisolated struct OpacityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let opacity: Double

  func elements(_ node: Node) -> [Element] {
    let effect = Effect("opacity", [ArgumentText.number(opacity)])
    let elements = RecordedModifier(effect: effect).elements(node)
    return opacity > 0 ? elements : elements.map { $0.unreachable(because: ".opacity(0)") }
  }
}
