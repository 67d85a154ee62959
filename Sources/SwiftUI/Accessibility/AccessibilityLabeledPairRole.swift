/// What a view is in a pair.
public nonisolated enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}
