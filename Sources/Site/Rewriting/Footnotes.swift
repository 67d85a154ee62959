import Diagnostics
import Lessons

/// The footnotes of a lesson: `[^word]` in the text, and a paragraph `[^word]: …` for each.
///
/// They are numbered in the order in which the text first points to them.
struct Footnotes: BlockRewriter {
  struct Note: Sendable {
    /// From 1.
    var number: Int

    var content: [Inline]
  }

  /// The lesson's blocks without the paragraphs that hold the notes; what points to a note is a link to it.
  private(set) var blocks: [Block] = []

  private(set) var diagnostics: [Diagnostic] = []

  private var contents: [String: (content: [Inline], range: SourceRange?)] = [:]
  private var order: [String] = []
  private let file: String
  private var range: SourceRange?

  init(of lesson: Lesson) {
    file = lesson.file
    let rest = takeNotes(from: lesson.blocks)
    blocks = rewrite(rest)
    for (word, note) in contents.sorted(by: { $0.key < $1.key }) where !order.contains(word) {
      diagnostics.append(
        Diagnostic(
          .warning, "unused-footnote", "nothing points to the footnote '\(word)'",
          advice: "write '[^\(word)]' where it belongs, or take it away", file: file,
          range: note.range))
    }
  }

  /// The notes in the order of their numbers.
  var notes: [Note] {
    order.enumerated().map { Note(number: $0 + 1, content: contents[$1]?.content ?? []) }
  }

  /// The id of a note, which no heading can have.
  static func id(of number: Int) -> String { "fn.\(number)" }

  /// The id of the first place that points to a note.
  static func origin(of number: Int) -> String { "fn.\(number).from" }

  /// The number of the note that a link made here leads to; nil for any other link.
  static func number(ofLinkTo destination: String) -> Int? {
    destination.hasPrefix("#fn.") ? Int(destination.dropFirst("#fn.".count)) : nil
  }

  /// The title of a link to a note that an earlier place points to already.
  static let again = "again"

  private mutating func takeNotes(from blocks: [Block]) -> [Block] {
    blocks.filter { block in
      guard case .paragraph(let content) = block.kind, case .text(let start)? = content.first,
        start.hasPrefix("[^"), start.contains("]:")
      else { return true }
      take(content, at: block.range)
      return false
    }
  }

  /// Takes the notes of one paragraph, each of which begins a line.
  private mutating func take(_ content: [Inline], at range: SourceRange?) {
    var word: String?
    var startsLine = true
    for inline in content {
      if startsLine, case .text(let text) = inline,
        let match = text.prefixMatch(of: #/\[\^([^\]\s]+)\]:\s*/#)
      {
        if let word, contents[word]?.content.last == .softBreak {
          contents[word]?.content.removeLast()
        }
        let name = String(match.1)
        word = name
        contents[name] = ([.text(String(text[match.range.upperBound...]))], range)
      } else if let word {
        contents[word]?.content.append(inline)
      }
      startsLine = inline == .softBreak
    }
  }

  mutating func rewrite(_ block: Block) -> Block? {
    range = block.range ?? range
    return nil
  }

  mutating func rewrite(_ content: [Inline], of cell: Table.Cell?) -> [Inline]? {
    content.contains(where: Self.mayPointToNote) ? rewrite(content) : nil
  }

  private static func mayPointToNote(_ inline: Inline) -> Bool {
    switch inline {
    case .text(let text): text.holds(UInt8(ascii: "^"))
    case .emphasis(let content), .strong(let content), .link(_, _, let content):
      content.contains(where: mayPointToNote)
    default: false
    }
  }

  private mutating func rewrite(_ content: [Inline]) -> [Inline] {
    var found: [Inline] = []
    for inline in content {
      switch inline {
      case .text(let text): found += cut(text)
      case .emphasis(let inner): found.append(.emphasis(rewrite(inner)))
      case .strong(let inner): found.append(.strong(rewrite(inner)))
      case .link(let destination, let title, let content):
        guard case .text(let text)? = content.first, content.count == 1, text.hasPrefix("^") else {
          found.append(inline)
          continue
        }
        // CommonMark takes a note of one word for the address of a link.
        let word = String(text.dropFirst())
        let note = title.isEmpty ? destination : "\(destination) \(title)"
        if contents[word] == nil { contents[word] = ([.text(note)], range) }
        found.append(link(to: word))
      default: found.append(inline)
      }
    }
    return found
  }

  private mutating func cut(_ text: String) -> [Inline] {
    var pieces: [Inline] = []
    guard text.utf8.contains(UInt8(ascii: "^")) else { return [.text(text)] }
    var rest = text[...]
    for match in text.matches(of: #/\[\^([^\]\s]+)\]/#) {
      let before = rest[..<match.range.lowerBound]
      if !before.isEmpty { pieces.append(.text(String(before))) }
      rest = rest[match.range.upperBound...]
      let word = String(match.1)
      if contents[word] == nil {
        diagnostics.append(
          Diagnostic(
            .error, "no-footnote", "there is no footnote '\(word)'",
            advice: "write a paragraph '[^\(word)]: …'", file: file, range: range))
        pieces.append(.text(String(match.0)))
      } else {
        pieces.append(link(to: word))
      }
    }
    return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
  }

  private mutating func link(to word: String) -> Inline {
    let earlier = order.firstIndex(of: word)
    if earlier == nil { order.append(word) }
    let number = (earlier ?? order.count - 1) + 1
    return .link(
      destination: "#" + Self.id(of: number), title: earlier == nil ? "" : Self.again,
      content: [.text("\(number)")])
  }
}
