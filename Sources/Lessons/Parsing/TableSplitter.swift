import Diagnostics

/// Cuts a paragraph, or what libcmark took for a heading with a rule under it, at the table in its lines.
struct TableSplitter {
  let source: SourceText
  let containers: ContainerPath
  var inlines: InlineReader

  private var scanner: TableScanner { TableScanner(source: source, containers: containers) }

  /// What stands before the table, the table, and what stands behind; nil where there is no table.
  mutating func split(_ block: Block, _ range: SourceRange) -> [Block]? {
    var lines = range.lowerBound.line...range.upperBound.line
    var rule: Block?
    if case .heading = block.kind, lines.count > 1 {
      rule = thematicBreak(in: lines.upperBound)
      if rule != nil { lines = lines.lowerBound...(lines.upperBound - 1) }
    }
    guard let site = scanner.find(in: lines) else { return nil }
    var blocks: [Block] = []
    if lines.lowerBound < site.headerLine {
      blocks += paragraph(lines.lowerBound...(site.headerLine - 1))
    }
    blocks.append(table(site))
    if site.lastLine < lines.upperBound {
      blocks += paragraph((site.lastLine + 1)...lines.upperBound)
    }
    if let rule { blocks.append(rule) }
    return blocks
  }

  private mutating func table(_ site: TableScanner.Site) -> Block {
    let header = site.header.map { cell($0, line: site.headerLine) }
    let rowLines = (site.headerLine + 2)..<(site.lastLine + 1)
    let rows = rowLines.map { row($0, columns: header.count) }
    let first = scanner.content(of: site.headerLine)
    let last = scanner.content(of: site.lastLine)
    return Block(
      .table(Table(alignments: site.alignments, header: header, rows: rows)),
      range: SourceRange(
        source.position(of: first.lowerBound, inLine: site.headerLine),
        source.position(of: last.upperBound, inLine: site.lastLine)))
  }

  /// A row of as many cells as the header has: what is missing is empty, what is too much is left out.
  private mutating func row(_ line: Int, columns: Int) -> [Table.Cell] {
    let content = scanner.content(of: line)
    var ranges = TableRow.cells(of: content, in: source)
    ranges = Array(ranges.prefix(columns))
    let missing = max(0, columns - ranges.count)
    ranges += Array(repeating: content.upperBound..<content.upperBound, count: missing)
    return ranges.map { cell($0, line: line) }
  }

  private mutating func cell(_ range: Range<Int>, line: Int) -> Table.Cell {
    let place = SourceRange(
      source.position(of: range.lowerBound, inLine: line),
      source.position(of: range.upperBound, inLine: line))
    guard !range.isEmpty else { return Table.Cell(content: [], range: place) }
    let text = source.text(range).replacing("\\|", with: "|")
    return Table.Cell(content: inlines.read(.line(text)), range: place)
  }

  /// The lines as a paragraph of their own; none where they hold nothing but link definitions.
  private mutating func paragraph(_ lines: ClosedRange<Int>) -> [Block] {
    let texts = lines.map { line in
      let start = scanner.content(of: line).lowerBound
      return source.text(start..<max(start, source.line(line).upperBound))
    }
    let content = inlines.read(.paragraph(texts))
    guard !content.isEmpty else { return [] }
    let first = scanner.content(of: lines.lowerBound).lowerBound
    let last = scanner.content(of: lines.upperBound).upperBound
    return [
      Block(
        .paragraph(content),
        range: SourceRange(
          source.position(of: first, inLine: lines.lowerBound),
          source.position(of: last, inLine: lines.upperBound)))
    ]
  }

  /// The line as a rule, where at least three dashes make it one.
  private func thematicBreak(in line: Int) -> Block? {
    let content = scanner.content(of: line)
    guard content.count >= 3, source.bytes[content].allSatisfy({ $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    return Block(
      .thematicBreak,
      range: SourceRange(
        source.position(of: content.lowerBound, inLine: line),
        source.position(of: content.upperBound, inLine: line)))
  }
}
