/// What a form is for.
public nonisolated enum ShapeRole: Sendable {
  case fill, stroke, separator
}
