import Diagnostics

/// Where a table stands in the file.
struct TableSite {
  var alignments: [Table.Alignment?]

  /// The line of the header row; the delimiter row is the next.
  var headerLine: Int

  var lines: [Line]

  struct Line {
    /// Where the line's containers end.
    var start: LineCursor

    /// The line's own text without the white space around it.
    var text: Range<Int>
  }

  var lastLine: Int { headerLine + lines.count - 1 }

  func range(in source: SourceText) -> SourceRange {
    SourceRange(
      source.position(of: lines[0].text.lowerBound, inLine: headerLine),
      source.position(of: lines[lines.count - 1].text.upperBound, inLine: lastLine))
  }
}
