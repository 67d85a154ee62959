/// How important a heading is.
public nonisolated enum AccessibilityHeadingLevel: Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
