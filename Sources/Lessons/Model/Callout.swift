/// A block quote that starts with `[!KIND]`, as GitHub writes alerts.
package struct Callout: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Equatable, Sendable {
    case tip, note, important, warning, caution
    /// A message of the compiler.
    case error
    /// What the lesson is for.
    case goal
    /// Help for a check of a code exercise, shown when the check fails.
    case hint
  }

  package var kind: Kind

  /// What stands behind the marker on its line: for a hint, `checkName: title`.
  package var title: [Inline]

  package var blocks: [Block]

  package init(kind: Kind, title: [Inline], blocks: [Block]) {
    self.kind = kind
    self.title = title
    self.blocks = blocks
  }
}
