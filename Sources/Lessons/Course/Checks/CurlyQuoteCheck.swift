import Diagnostics

/// No code has quotation marks as word processors set them: they do not compile when a reader copies them.
enum CurlyQuoteCheck {
  private static let marks: Set<Character> = ["“", "”", "„", "‟", "‘", "’", "‚"]

  static func diagnostics(for lesson: Lesson) -> [Diagnostic] {
    lesson.allBlocks.flatMap(places).map { range in
      Diagnostic(
        .error, "curly-quote", "a curly quotation mark stands in code",
        advice: "write it straight: '\"'", file: lesson.file, range: range)
    }
  }

  private static func places(in block: Block) -> [SourceRange?] {
    switch block.kind {
    case .snippet(let snippet): places(in: snippet)
    case .heading(let heading): isCurly(heading.content) ? [block.range] : []
    case .paragraph(let content): isCurly(content) ? [block.range] : []
    case .table(let table):
      ([table.header] + table.rows).joined().filter { isCurly($0.content) }.map(\.range)
    default: []
    }
  }

  private static func isCurly(_ content: [Inline]) -> Bool {
    content.contains { inline in
      switch inline {
      case .code(let code): hasCurlyMark(code)
      case .emphasis(let inner), .strong(let inner): isCurly(inner)
      case .link(_, _, let inner), .image(_, _, let inner): isCurly(inner)
      case .text, .softBreak, .lineBreak, .html: false
      }
    }
  }

  /// Whether a mark stands where code is meant; in strings and remarks it is text.
  private static func hasCurlyMark(_ code: String) -> Bool {
    guard mayHoldMark(code) else { return false }
    var reader = MarkFinder()
    return reader.firstOffset(in: code) != nil
  }

  /// A quick look: every mark begins with this byte.
  private static func mayHoldMark(_ code: String) -> Bool { code.holds(0xE2) }

  private static func places(in snippet: Snippet) -> [SourceRange?] {
    guard mayHoldMark(snippet.code) else { return [] }
    var reader = MarkFinder()
    return snippet.lines.compactMap { line in
      reader.firstOffset(in: line.text).map { offset in
        SourceRange(line: line.start.line, column: line.start.column + offset)
      }
    }
  }

  /// Goes through code line by line, and knows whether it is inside a string.
  private struct MarkFinder {
    private var isInString = false

    /// The offset in bytes of the line's first mark outside strings and remarks.
    mutating func firstOffset(in line: String) -> Int? {
      var rest = line[...]
      while let character = rest.first {
        if !isInString, rest.hasPrefix("//") { return nil }
        if !isInString, marks.contains(character) {
          return line.utf8.count - rest.utf8.count
        }
        if isInString, character == "\\" { rest.removeFirst() }
        if character == "\"" { isInString.toggle() }
        rest = rest.dropFirst()
      }
      return nil
    }
  }
}
