/// Which way is read.
public nonisolated enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}
