import Diagnostics

/// Finds pipe tables by the rules of GitHub Flavored Markdown.
///
/// libcmark knows no tables and reads their lines as paragraphs. What is found is masked (``TableMask``) and all
/// is read anew: then lines behind a table begin what they would begin behind any other block. Most tables are seen
/// before the first reading, which then is the only one.
struct TableFinder {
  /// The tables by the line of their header.
  private(set) var sites: [Int: TableSite] = [:]

  private let source: SourceText

  /// How many lines at the head of the file are no Markdown.
  private let skipped: Int

  /// The lines that may be delimiter rows.
  private let candidates: [Int]

  private var containers = ContainerPath()

  init(_ source: SourceText, behindLine skipped: Int) {
    self.source = source
    self.skipped = skipped
    candidates = (skipped + 1..<source.lineCount + 1).filter { Self.mayBeDelimiter($0, source) }
  }

  /// Takes lines between blank ones for a table if all of them begin with a pipe: such lines are a paragraph, unless they
  /// stand in code or raw HTML, as ``isConfirmed(by:)`` tells.
  mutating func guess() {
    for line in candidates where line - 1 > skipped && beginsWithPipe(line - 1) {
      guard line - 2 == skipped || isBlank(line - 2) else { continue }
      var last = line - 1
      while last < source.lineCount, beginsWithPipe(last + 1) { last += 1 }
      guard last == source.lineCount || isBlank(last + 1) else { continue }
      search(line - 1...last, delimitersUpTo: 0)
    }
  }

  /// Whether the blocks, read with the tables masked, have one for each line of each table.
  func isConfirmed(by blocks: [Block]) -> Bool {
    if sites.isEmpty { return true }
    let lines = Set(
      blocks.compactMap { block -> Int? in
        guard case .heading = block.kind else { return nil }
        return block.range?.lowerBound.line
      })
    return sites.values.allSatisfy { site in
      (site.headerLine...site.lastLine).allSatisfy(lines.contains)
    }
  }

  /// Takes nothing for a table any more.
  mutating func forget() {
    sites = [:]
  }

  /// Looks through the blocks; true when there is a table that was not known.
  mutating func find(in blocks: [Block]) -> Bool {
    let before = sites.count
    if !candidates.isEmpty { search(blocks) }
    return sites.count > before
  }

  private mutating func search(_ blocks: [Block]) {
    for block in blocks {
      guard let range = block.range, hasCandidate(in: range) else { continue }
      switch block.kind {
      case .quote(let inner):
        containers.enterQuote(at: range.lowerBound, in: source)
        search(inner)
        containers.leave()
      case .list(let list):
        for item in list.items { search(item) }
      case .paragraph: search(range.lowerBound.line...range.upperBound.line, delimitersUpTo: 0)
      case .heading: search(range.lowerBound.line...range.upperBound.line, delimitersUpTo: 1)
      default: break
      }
    }
  }

  private mutating func search(_ item: List.Item) {
    guard let range = item.range, hasCandidate(in: range) else { return }
    containers.enterItem(at: range.lowerBound, in: source)
    search(item.blocks)
    containers.leave()
  }

  /// Looks for one table in the lines of a paragraph, or of a heading, whose last line is its underline.
  private mutating func search(_ lines: ClosedRange<Int>, delimitersUpTo reserved: Int) {
    for line in lines.dropFirst().dropLast(reserved) where isCandidate(line) {
      guard let delimiter = content(of: line), delimiter.start.indentation < 4,
        let header = content(of: line - 1),
        let alignments = TableRow.alignments(of: delimiter.text, in: source),
        TableRow.cells(of: header.text, in: source).count == alignments.count,
        !areDefinitions(lines.lowerBound...line - 1)
      else { continue }
      let rows = rows(from: line + 1, to: lines.upperBound)
      sites[line - 1] = TableSite(
        alignments: alignments, headerLine: line - 1, lines: [header, delimiter] + rows)
      return
    }
  }

  /// Whether the lines are nothing but link definitions, which libcmark takes off the head of a paragraph.
  private func areDefinitions(_ lines: ClosedRange<Int>) -> Bool {
    guard let first = content(of: lines.lowerBound)?.text.first,
      source.bytes[first] == UInt8(ascii: "[")
    else { return false }
    let texts = lines.compactMap { content(of: $0)?.text }
    let bytes = texts.map { source.bytes[$0] }.joined(separator: [.newline])
    return MarkdownReader(SourceText(Array(bytes))).blocks.isEmpty
  }

  private func rows(from first: Int, to last: Int) -> [TableSite.Line] {
    var rows: [TableSite.Line] = []
    for line in first..<max(first, last + 1) {
      guard let content = content(of: line), content.start.indentation < 4,
        !beginsBlock(content.text), !TableRow.cells(of: content.text, in: source).isEmpty
      else { break }
      rows.append(content)
    }
    return rows
  }

  /// Whether a line that may stand in a paragraph would begin another block behind a table.
  private func beginsBlock(_ content: Range<Int>) -> Bool {
    guard let first = content.first, "<-+*0123456789".utf8.contains(source.bytes[first]) else {
      return false
    }
    let line = SourceText(Array(source.bytes[content]))
    guard case .paragraph = MarkdownReader(line).blocks.first?.kind else { return true }
    return false
  }

  /// A line's own text; nil for a lazy line, which is not in its containers.
  private func content(of line: Int) -> TableSite.Line? {
    guard !containers.isLazy(line: line, in: source) else { return nil }
    let start = containers.content(ofLine: line, in: source)
    let end = max(start.offset, source.line(line).upperBound)
    return TableSite.Line(start: start, text: source.trimmed(start.offset..<end))
  }

  private func beginsWithPipe(_ line: Int) -> Bool {
    source.line(line).first.map { source.bytes[$0] } == .pipe
  }

  private func isBlank(_ line: Int) -> Bool {
    source.trimmed(source.line(line)).isEmpty
  }

  private func isCandidate(_ line: Int) -> Bool {
    hasCandidate(in: SourceRange(line: line))
  }

  private func hasCandidate(in range: SourceRange) -> Bool {
    let first = candidates.partitionIndex { $0 >= range.lowerBound.line }
    return first < candidates.count && candidates[first] <= range.upperBound.line
  }

  /// A quick look: a delimiter row holds nothing but these characters.
  private static func mayBeDelimiter(_ line: Int, _ source: SourceText) -> Bool {
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

extension [Int] {
  /// The first index whose element is in the second part, in an array that is parted.
  fileprivate func partitionIndex(_ isInSecondPart: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
