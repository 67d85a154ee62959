/// Whether things are bright or dark.
public nonisolated enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}
