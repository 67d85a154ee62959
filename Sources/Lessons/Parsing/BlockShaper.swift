import Diagnostics

/// Makes lesson blocks of CommonMark blocks, one list of siblings after the other.
///
/// 1. raw `<details>` tags fold what is between them;
/// 2. every block becomes what it is in a lesson: tables, snippets, callouts, headings with their own ids;
/// 3. `output` fences go to their snippets;
/// 4. checkpoint headings gather what stands under them.
struct BlockShaper {
  let source: SourceText
  let dialect: ParserDialect
  let tables: TableReader
  let inlines: InlineReader
  var diagnostics: [Diagnostic] = []

  private var containers = ContainerPath()
  private var depth = 0

  init(
    source: SourceText, dialect: ParserDialect, tables: TableReader,
    inlines: InlineReader
  ) {
    self.source = source
    self.dialect = dialect
    self.tables = tables
    self.inlines = inlines
  }

  mutating func shape(_ siblings: [Block]) -> [Block] {
    guard depth <= MarkdownReader.depthLimit else {
      if let start = siblings.first?.range?.lowerBound { diagnostics.append(.tooDeep(at: start)) }
      return []
    }
    depth += 1
    defer { depth -= 1 }
    guard dialect == .lesson else { return siblings.flatMap { shape($0) } }
    let details = DetailsFold(siblings, of: source, inlines: inlines)
    diagnostics += details.diagnostics
    let shaped = details.blocks.flatMap { shape($0) }
    let attached = OutputFold(shaped)
    diagnostics += attached.diagnostics
    return CheckpointFold(attached.blocks).blocks
  }

  private mutating func shape(_ block: Block) -> [Block] {
    guard let range = block.range else { return [block] }
    switch block.kind {
    case .heading(let heading): return self.heading(heading, block, range)
    case .quote(let blocks): return [quote(blocks, range)]
    case .list(let list): return [self.list(list, range)]
    case .code(let code): return [self.code(code, block, range)]
    case .details(var details):
      details.blocks = shape(details.blocks)
      return [Block(.details(details), range: range)]
    default: return [block]
    }
  }

  private mutating func quote(_ blocks: [Block], _ range: SourceRange) -> Block {
    containers.enterQuote(at: range.lowerBound, in: source)
    let inner = shape(blocks)
    containers.leave()
    let range = range.ending(with: inner.last?.range)
    guard dialect == .lesson else { return Block(.quote(inner), range: range) }
    let (callout, diagnostic) = CalloutFold.callout(from: inner, range: range)
    if let diagnostic { diagnostics.append(diagnostic) }
    return Block(callout.map { .callout($0) } ?? .quote(inner), range: range)
  }

  private mutating func list(_ list: List, _ range: SourceRange) -> Block {
    var list = list
    for index in list.items.indices {
      guard let start = list.items[index].range?.lowerBound else { continue }
      containers.enterItem(at: start, in: source)
      let inner = shape(list.items[index].blocks)
      list.items[index].blocks = inner
      list.items[index].range = list.items[index].range?.ending(with: inner.last?.range)
      containers.leave()
    }
    return Block(.list(list), range: range.ending(with: list.items.last?.range))
  }

  private mutating func code(_ code: CodeBlock, _ block: Block, _ range: SourceRange) -> Block {
    guard dialect == .lesson else { return block }
    let reader = FenceReader(source: source, containers: containers)
    guard let fence = reader.fence(at: range.lowerBound, text: code.text) else {
      return Block(block.kind, range: reader.rangeOfIndentedCode(code.text, at: range.lowerBound))
    }
    if !fence.isClosed { diagnostics.append(.unclosedFence(at: range.lowerBound, in: source)) }
    guard code.language == "swift" else { return Block(block.kind, range: fence.range) }
    let words = InfoWord.words(in: fence.info, of: source).dropFirst()
    let flags = SnippetFlagParser(words, of: source)
    diagnostics += flags.diagnostics
    let snippet = Snippet(
      flags: flags.flags, lines: reader.snippetLines(of: fence),
      code: code.text.utf8.last == .newline ? code.text : nil,
      infoRange: source.range(of: fence.info))
    return Block(.snippet(snippet), range: fence.range)
  }

  private mutating func heading(_ heading: Heading, _ block: Block, _ range: SourceRange) -> [Block]
  {
    let table = tables.blocks(forHeadingAt: range.lowerBound.line, inlines: inlines)
    if let table { return table }
    guard dialect == .lesson else { return [block] }
    let own = OwnHeadingID(heading, range: range)
    diagnostics += own.diagnostics
    return [Block(.heading(own.heading), range: range)]
  }
}

extension SourceRange {
  /// The range of what ends with its last part.
  fileprivate func ending(with last: SourceRange?) -> SourceRange {
    guard let end = last?.upperBound else { return self }
    return SourceRange(lowerBound, max(lowerBound, end))
  }
}
