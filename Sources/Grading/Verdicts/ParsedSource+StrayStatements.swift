import Diagnostics
import Proofs
import SwiftSyntax

extension ParsedSource {
  /// What is to say of the statements that stand outside every declaration: they are not run, but do not make an answer wrong.
  ///
  /// Nothing where the source has syntax errors, which the compiler tells of.
  var strayStatements: [Diagnostic] {
    guard !hasSyntaxErrors else { return [] }
    return statements.map { statement in
      let place = source.place(of: statement.positionAfterSkippingLeadingTrivia.utf8Offset)
      let origin = source.lines[place.line].origin
      return Diagnostic(
        .warning, "stray-statement", "this stands outside every declaration and is not run",
        advice: "put it into a function, an initializer or a view's body, or take it away",
        file: origin?.file,
        range: origin.map { SourceRange(line: $0.line, column: $0.column + place.byte) })
    }
  }
}
