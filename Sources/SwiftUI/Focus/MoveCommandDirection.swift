/// Which way the user moves.
public nonisolated enum MoveCommandDirection: Sendable {
  case up, down, left, right
}
