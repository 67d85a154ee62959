/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}
