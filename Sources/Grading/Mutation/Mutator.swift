import Proofs
import SwiftSyntax

/// Makes mutants of a source from its syntax.
package enum Mutator {
  /// Every mutant of a source, in the order of the changed places.
  ///
  /// - Parameter text: A Swift file.
  /// - Returns: The mutants, each with one change.
  package static func mutants(of text: String) -> [Mutant] {
    let source = SourceText(text, file: "Solution.swift")
    let parsed = ParsedSource(source)
    let visitor = MutationVisitor(likes: SimilarNames(parsed))
    visitor.walk(parsed.tree)
    // The text ends every line, the last one too.
    let bytes = Array(source.text.utf8.dropLast())
    var seen: Set<MutationEdit> = []
    return visitor.edits.filter { seen.insert($0).inserted }.map { edit in
      let before = bytes[..<edit.range.lowerBound]
      let after = bytes[edit.range.upperBound...]
      return Mutant(
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        original: edit.label ?? String(decoding: bytes[edit.shown], as: UTF8.self),
        replacement: edit.label == nil ? edit.shownReplacement(in: bytes) : edit.replacement,
        text: String(decoding: before + Array(edit.replacement.utf8) + after, as: UTF8.self))
    }
  }
}
