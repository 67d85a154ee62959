/// How much room there is in a direction.
public nonisolated enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}
