import Diagnostics

extension SourcePosition: Storable {
  func store(to writer: inout ByteWriter) {
    line.store(to: &writer)
    column.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(line: try Int(from: &reader), column: try Int(from: &reader))
  }
}

extension SourceRange: Storable {
  func store(to writer: inout ByteWriter) {
    lowerBound.store(to: &writer)
    upperBound.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(try SourcePosition(from: &reader), try SourcePosition(from: &reader))
  }
}

extension Diagnostic: Storable {
  func store(to writer: inout ByteWriter) {
    severity.rawValue.store(to: &writer)
    identifier.store(to: &writer)
    summary.store(to: &writer)
    advice.store(to: &writer)
    file.store(to: &writer)
    range.store(to: &writer)
    notes.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let severity = Severity(rawValue: try String(from: &reader)) else {
      throw ByteReader.Damage()
    }
    self.init(
      severity, try String(from: &reader), try String(from: &reader),
      advice: try String?(from: &reader), file: try String?(from: &reader),
      range: try SourceRange?(from: &reader), notes: try [Diagnostic](from: &reader))
  }
}
