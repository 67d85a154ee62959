import Diagnostics

extension SourcePosition: Record {
  static let fields = Fields({ SourcePosition(line: $0, column: $1) }, \.line, \.column)
}

extension SourceRange: Record {
  static let fields = Fields({ SourceRange($0, $1) }, \.lowerBound, \.upperBound)
}

extension Diagnostic: Record {
  static let fields = Fields(
    {
      (
        severity: Severity, identifier: String, summary: String, advice: String?, file: String?,
        range: SourceRange?, notes: [Diagnostic]
      ) in
      Diagnostic(
        severity, identifier, summary, advice: advice, file: file, range: range, notes: notes)
    }, \.severity, \.identifier, \.summary, \.advice, \.file, \.range, \.notes)
}

extension Diagnostic.Severity: Storable {
  func store(to writer: inout ByteWriter) { rawValue.store(to: &writer) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let severity = Self(rawValue: try String(from: &reader)) else {
      throw ByteReader.Damage()
    }
    self = severity
  }
}
