package import Diagnostics

/// A pipe table by the rules of GitHub Flavored Markdown.
package struct Table: Equatable, Sendable {
  package enum Alignment: String, Equatable, Sendable {
    case left, center, right
  }

  package struct Cell: Equatable, Sendable {
    package var content: [Inline]
    package var range: SourceRange?

    package init(content: [Inline], range: SourceRange? = nil) {
      self.content = content
      self.range = range
    }
  }

  /// One for each column; nil where the delimiter row asks for none.
  package var alignments: [Alignment?]

  package var header: [Cell]

  /// Each as long as the header.
  package var rows: [[Cell]]

  package init(alignments: [Alignment?], header: [Cell], rows: [[Cell]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
