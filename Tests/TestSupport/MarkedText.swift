package import Diagnostics
package import Testing

/// Test input with named places in it: `swift ⟦1⟧blnk` marks the place of `blnk` as `1`.
package struct MarkedText {
  /// The text without its marks.
  package let text: String

  private let marks: [SourcePosition: String]

  package init(_ marked: String) {
    var marks: [SourcePosition: String] = [:]
    var text = ""
    var line = 1
    var lineStart = 0
    for part in marked.split(separator: "⟦", omittingEmptySubsequences: false).enumerated() {
      var piece = part.element
      if part.offset > 0, let end = piece.firstIndex(of: "⟧") {
        let column = text.utf8.count - lineStart + 1
        marks[SourcePosition(line: line, column: column)] = String(piece[..<end])
        piece = piece[piece.index(after: end)...]
      }
      for character in piece {
        text.append(character)
        if character.isNewline {
          line += 1
          lineStart = text.utf8.count
        }
      }
    }
    self.text = text
    self.marks = marks
  }

  /// The diagnostic in its one-line form, with its mark, or else its line and column, for the place.
  package func line(for diagnostic: Diagnostic) -> String {
    var bare = diagnostic
    bare.file = nil
    guard let start = diagnostic.range?.lowerBound else { return bare.line }
    return "\(marks[start] ?? "\(start.line):\(start.column)") \(bare.line)"
  }

  /// Expects just these diagnostics, notes included, in this order.
  package func expect(
    _ diagnostics: [Diagnostic], toBe expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = diagnostics.flatMap { [$0] + $0.notes }.map(line)
    #expect(actual == expected, sourceLocation: sourceLocation)
  }
}
