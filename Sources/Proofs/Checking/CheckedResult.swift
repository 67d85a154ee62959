import Diagnostics

/// What the compiler said of a program, at the program's own lines, so that it can be kept wherever the program's lines move.
struct CheckedResult: Codable, Sendable {
  var diagnostics: [Diagnostic]
  var fault: Compiler.Fault?

  /// The result at the places where the program's lines were written.
  func located(in source: SourceText) -> Compiler.Result {
    Compiler.Result(diagnostics: diagnostics.map { $0.located(in: source) }, fault: fault)
  }
}

extension Diagnostic {
  /// The diagnostic about a line of a program, at the place where the line was written.
  fileprivate func located(in source: SourceText) -> Diagnostic {
    var copy = self
    if file != nil, let start = range?.lowerBound, source.lines.indices.contains(start.line - 1),
      let origin = source.lines[start.line - 1].origin
    {
      copy.file = origin.file
      copy.range = SourceRange(line: origin.line, column: start.column + origin.column - 1)
    }
    copy.notes = notes.map { $0.located(in: source) }
    return copy
  }
}
