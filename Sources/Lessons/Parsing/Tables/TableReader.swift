import Diagnostics

/// Makes table blocks of the headings that mask the lines of tables.
struct TableReader {
  let source: SourceText
  let sites: [Int: TableSite]

  /// The lines of tables that are not their first.
  private let inner: Set<Int>

  init(source: SourceText, sites: [Int: TableSite]) {
    self.source = source
    self.sites = sites
    inner = Set(sites.values.flatMap { $0.headerLine + 1..<$0.lastLine + 1 })
  }

  /// What a heading at a line stands for: a table, nothing where it masks a further line, nil for itself.
  func blocks(forHeadingAt line: Int, inlines: InlineReader) -> [Block]? {
    if inner.contains(line) { return [] }
    guard let site = sites[line] else { return nil }
    let header = cells(of: site.lines[0].text, line: line, inlines: inlines)
    let rows = site.lines.enumerated().dropFirst(2).map { index, row in
      filled(cells(of: row.text, line: line + index, inlines: inlines), to: header.count)
    }
    let table = Table(alignments: site.alignments, header: header, rows: rows)
    return [Block(.table(table), range: site.range(in: source))]
  }

  private func cells(of row: Range<Int>, line: Int, inlines: InlineReader) -> [Table.Cell] {
    TableRow.cells(of: row, in: source).map { range in
      let place = SourceRange(
        source.position(of: range.lowerBound, inLine: line),
        source.position(of: range.upperBound, inLine: line))
      guard !range.isEmpty else { return Table.Cell(content: [], range: place) }
      return Table.Cell(content: inlines.inlines(of: text(of: range)), range: place)
    }
  }

  /// The texts of all cells.
  var texts: [String] {
    var texts: [String] = []
    for site in sites.values {
      // The second line is the delimiter row.
      for (index, line) in site.lines.enumerated() where index != 1 {
        for cell in TableRow.cells(of: line.text, in: source) where !cell.isEmpty {
          texts.append(text(of: cell))
        }
      }
    }
    return texts
  }

  private func text(of cell: Range<Int>) -> String {
    let text = source.text(cell)
    return text.holds(.backslash) ? text.replacing("\\|", with: "|") : text
  }

  /// A row as long as the header: what is missing is empty, what is too much is left out.
  private func filled(_ cells: [Table.Cell], to count: Int) -> [Table.Cell] {
    let end = cells.last?.range?.upperBound
    let empty = Table.Cell(content: [], range: end.map { SourceRange($0, $0) })
    return cells.prefix(count) + Array(repeating: empty, count: max(0, count - cells.count))
  }
}
