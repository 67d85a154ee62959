import Diagnostics

/// Finds a pipe table in the lines of a paragraph, by the rules of GitHub Flavored Markdown.
struct TableScanner {
  let source: SourceText
  let containers: ContainerPath

  /// A table's place among the lines of a paragraph.
  struct Site {
    var alignments: [Table.Alignment?]
    var header: [Range<Int>]

    /// The line of the header row; the delimiter row is the next.
    var headerLine: Int

    /// The last line that is a row.
    var lastLine: Int
  }

  /// The first table in the lines.
  func find(in lines: ClosedRange<Int>) -> Site? {
    for line in lines.dropFirst() where mayBeDelimiter(line) {
      guard !containers.isLazy(line: line, in: source),
        let alignments = TableRow.alignments(of: content(of: line), in: source)
      else { continue }
      let header = TableRow.cells(of: content(of: line - 1), in: source)
      guard header.count == alignments.count else { continue }
      let last = lastRow(after: line, in: lines)
      return Site(alignments: alignments, header: header, headerLine: line - 1, lastLine: last)
    }
    return nil
  }

  /// The offsets of a line's own text.
  func content(of line: Int) -> Range<Int> {
    let start = containers.content(ofLine: line, in: source).offset
    return source.trimmed(start..<max(start, source.line(line).upperBound))
  }

  private func lastRow(after delimiter: Int, in lines: ClosedRange<Int>) -> Int {
    var last = delimiter
    while last < lines.upperBound, isRow(last + 1) { last += 1 }
    return last
  }

  private func isRow(_ line: Int) -> Bool {
    !containers.isLazy(line: line, in: source)
      && containers.content(ofLine: line, in: source).indentation < 4
  }

  /// A quick look: a delimiter row holds nothing but these characters.
  private func mayBeDelimiter(_ line: Int) -> Bool {
    var hasDash = false
    for byte in source.bytes[source.line(line)] {
      switch byte {
      case UInt8(ascii: "-"): hasDash = true
      case .space, .tab, .pipe, UInt8(ascii: ":"), UInt8(ascii: ">"): continue
      default: return false
      }
    }
    return hasDash
  }
}
