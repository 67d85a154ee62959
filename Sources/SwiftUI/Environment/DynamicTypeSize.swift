/// How large people want text to be.
public nonisolated enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5

  /// Whether the size is one for those who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
