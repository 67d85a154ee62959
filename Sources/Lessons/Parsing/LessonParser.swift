package import Diagnostics

/// Reads a lesson in six passes.
///
/// 1. the bytes become text with a line table (``TextDecoder``, ``SourceText``);
/// 2. the front matter is read and set aside (``FrontMatterParser``);
/// 3. libcmark reads the rest as CommonMark (``MarkdownReader``), with other lines in the place of what are tables for
///    certain;
/// 4. further tables are found in what it took for paragraphs (``TableFinder``);
/// 5. the blocks become lesson blocks (``BlockShaper``), with cells and summaries from ``InlineReader``;
/// 6. headings get their ids (``HeadingIDs``).
///
/// Bad content gives diagnostics in the order of the file and never stops the reading.
package struct LessonParser {
  package var dialect: ParserDialect

  package init(dialect: ParserDialect = .lesson) {
    self.dialect = dialect
  }

  /// - Parameters:
  ///   - bytes: The file's content, which should be UTF-8.
  ///   - id: The file's name without extension.
  ///   - language: `en` or `de`.
  ///   - file: The file as diagnostics are to name it.
  /// - Returns: The lesson, as much of it as could be read, and what is wrong with it.
  package func parse(_ bytes: [UInt8], id: String, language: String, file: String)
    -> (lesson: Lesson, diagnostics: [Diagnostic])
  {
    var (text, diagnostics) = TextDecoder.decode(bytes)
    let source = SourceText(text)
    text = []
    var lesson = Lesson(
      id: id, language: language, file: file, frontMatter: FrontMatter(), blocks: [])
    var frontMatterLines = 0
    if dialect == .lesson {
      let frontMatter = FrontMatterParser(source)
      lesson.frontMatter = frontMatter.frontMatter
      frontMatterLines = frontMatter.lineCount
      diagnostics += frontMatter.diagnostics
    }
    let (markdown, tables) = read(source, behindLine: frontMatterLines)
    diagnostics += markdown.tooDeep.map(Diagnostic.tooDeep)
    let inlines = self.inlines(in: markdown, tables, of: source, behindLine: frontMatterLines)
    var shaper = BlockShaper(source: source, dialect: dialect, tables: tables, inlines: inlines)
    lesson.blocks = shaper.shape(markdown.blocks)
    diagnostics += shaper.diagnostics
    if dialect == .lesson {
      var ids = HeadingIDs()
      ids.assign(to: &lesson.blocks)
      diagnostics += ids.diagnostics
    }
    return (lesson, sorted(diagnostics).map { $0.located(in: file) })
  }

  /// Reads a lesson that is text already.
  package func parse(_ source: String, id: String, language: String, file: String)
    -> (lesson: Lesson, diagnostics: [Diagnostic])
  {
    parse(Array(source.utf8), id: id, language: language, file: file)
  }

  /// Reads the Markdown, and reads it anew as long as tables are found that the reading before hid.
  private func read(_ source: SourceText, behindLine skipped: Int)
    -> (markdown: MarkdownReader, tables: TableReader)
  {
    guard dialect != .commonMark else {
      let markdown = MarkdownReader(source, blankingLines: skipped)
      return (markdown, TableReader(source: source, sites: [:]))
    }
    var finder = TableFinder(source, behindLine: skipped)
    func read() -> MarkdownReader {
      let text =
        finder.sites.isEmpty ? source : TableMask(source: source, sites: finder.sites).masked
      return MarkdownReader(text, blankingLines: skipped)
    }
    finder.guess()
    var markdown = read()
    if !finder.isConfirmed(by: markdown.blocks) {
      finder.forget()
      markdown = read()
    }
    var rounds = 0
    while rounds < Self.tableRounds, finder.find(in: markdown.blocks) {
      markdown = read()
      rounds += 1
    }
    return (markdown, TableReader(source: source, sites: finder.sites))
  }

  private func inlines(
    in markdown: MarkdownReader, _ tables: TableReader, of source: SourceText,
    behindLine skipped: Int
  ) -> InlineReader {
    let summaries = dialect == .lesson ? DetailsFold.summaries(in: markdown.blocks) : []
    return InlineReader(Set(tables.texts + summaries), of: source, behindLine: skipped)
  }

  /// How often a file is read anew at most: a table right behind another one takes a round more.
  private static let tableRounds = 8

  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let first = SourcePosition(line: 1, column: 1)
    return diagnostics.enumerated().sorted { a, b in
      let places = (a.element.range?.lowerBound ?? first, b.element.range?.lowerBound ?? first)
      return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
    }.map(\.element)
  }
}
