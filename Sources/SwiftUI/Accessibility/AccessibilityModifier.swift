/// Changes what assistive technology knows elements by.
nonisolated struct AccessibilityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let change: (inout AccessibilityProperties, EnvironmentValues) -> Void

  func elements(_ node: Node) -> [Element] {
    node.elements(ofChild: 0).map { element in
      element.with { element in
        change(&element.accessibility, node.environment)
      }
    }
  }
}

extension View {
  nonisolated func accessibilityProperties(
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier(change: change))
  }
}
