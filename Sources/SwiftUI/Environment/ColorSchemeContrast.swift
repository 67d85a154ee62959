/// How strong contrasts are.
public nonisolated enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}
