import HTML
import Lessons

/// All that a site shows and knows of one lesson in one language, each part for itself as bytes.
struct LessonSheet: Sendable {
  /// A part of a sheet, in the order in which they are kept.
  enum Part: Int, CaseIterable, Sendable {
    /// What the rest of the site needs to know: ``LessonFacts``.
    case facts
    /// What its page shows: ``LessonText``.
    case text
    /// Its chapter on paper, as markup.
    case printed
    /// Its chapter in the book, as a document behind its checksum.
    case chapter
    /// What the search finds it by: ``SearchEntry``.
    case words
    /// What the search shows of it, as a script has it.
    case sections
  }

  let facts: LessonFacts
  private var parts: [[UInt8]]

  init(
    facts: LessonFacts, text: LessonText, printed: [UInt8], chapter: BookDocument,
    words: SearchEntry, sections: [UInt8]
  ) {
    self.facts = facts
    parts = [
      Self.bytes(of: facts), Self.bytes(of: text), printed, Self.bytes(of: chapter),
      Self.bytes(of: words), sections,
    ]
  }

  subscript(part: Part) -> [UInt8] { parts[part.rawValue] }

  private static func bytes(of value: some Storable) -> [UInt8] {
    var writer = ByteWriter()
    value.store(to: &writer)
    return writer.bytes
  }
}

/// A chapter of a book with the checksum that archives keep of each file.
struct BookDocument {
  var checksum: UInt32
  var bytes: [UInt8]
}

extension BookDocument {
  init(_ bytes: [UInt8]) {
    self.init(checksum: CyclicChecksum.of(bytes), bytes: bytes)
  }
}

extension BookDocument: Record {
  static let fields = Fields(
    { BookDocument(checksum: $0, bytes: $1.bytes) }, \.checksum, \.bytes.stored)
}
