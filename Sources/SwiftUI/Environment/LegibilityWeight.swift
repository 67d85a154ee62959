/// How heavy text is.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
