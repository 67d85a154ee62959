/// How the colours of a drawing are meant.
public nonisolated enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}
