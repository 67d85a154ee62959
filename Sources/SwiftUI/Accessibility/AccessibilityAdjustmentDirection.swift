/// Which way something is stepped.
public nonisolated enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}
