/// Builds stops.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Takes a stop as it is.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Puts stops one after another.
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> AccessibilityRotorParts { AccessibilityRotorParts() }
  /// Builds an `if` without `else`.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}
