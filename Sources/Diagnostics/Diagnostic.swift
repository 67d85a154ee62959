/// Something to tell the author or the learner about a place in their text.
///
/// Bad content is reported with values of this type and processing goes on; only broken machinery throws.
package struct Diagnostic: Error, Hashable, Sendable, Codable {
  /// How grave a diagnostic is.
  package enum Severity: String, Hashable, Sendable, Codable {
    /// The content cannot be used as it is.
    case error
    /// The content can be used, and is probably not what was meant.
    case warning
    /// A remark on another diagnostic.
    case note
  }

  package var severity: Severity

  /// The file as it is to be named to the reader: relative to where they stand where possible.
  package var file: String?

  package var range: SourceRange?

  /// A stable name of the kind of problem, such as `unknown-flag`.
  package var identifier: String

  /// What is wrong, in lower case, without a full stop.
  package var summary: String

  /// What to do about it.
  package var advice: String?

  /// Remarks on related places.
  package var notes: [Diagnostic]

  package init(
    _ severity: Severity = .error, _ identifier: String, _ summary: String, advice: String? = nil,
    file: String? = nil, range: SourceRange? = nil, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.file = file
    self.range = range
    self.identifier = identifier
    self.summary = summary
    self.advice = advice
    self.notes = notes
  }

  /// The same diagnostic about the given file, unless it names one already.
  package func located(in file: String) -> Diagnostic {
    var copy = self
    if copy.file == nil { copy.file = file }
    copy.notes = notes.map { $0.located(in: file) }
    return copy
  }
}

extension Sequence<Diagnostic> {
  /// Whether any of them is an error.
  package var containsErrors: Bool { contains { $0.severity == .error } }
}
