/// How content is fitted into room of another ratio.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
