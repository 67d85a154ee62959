/// Says what becomes of what is in a view; what becomes one is named by all the words in it.
nonisolated struct AccessibilityElementModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let children: AccessibilityChildBehavior

  func elements(_ node: Node) -> [Element] {
    let effect = Effect("accessibilityElement", ["children: \(children)"])
    return RecordedModifier(effect: effect).elements(node).map { element in
      guard children == .combine, element.accessibility.label == nil else { return element }
      return element.with { $0.accessibility.label = element.spoken }
    }
  }
}

extension Element {
  /// What assistive technology says of the element, with what is in it.
  fileprivate var spoken: String {
    if isHidden || accessibility.isHidden { return "" }
    if kind == .text || children.isEmpty || accessibility.label != nil { return nameText }
    return children.map(\.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
