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

  /// All parts, one behind the other.
  let bytes: [UInt8]

  /// Where each part ends.
  private let ends: [Int]

  init(
    facts: LessonFacts, text: LessonText, printed: [UInt8], chapter: BookDocument,
    words: SearchEntry, sections: [UInt8]
  ) {
    var writer = ByteWriter()
    var ends: [Int] = []
    func end() { ends.append(writer.bytes.count) }
    facts.store(to: &writer)
    end()
    text.store(to: &writer)
    end()
    writer.append(printed)
    end()
    chapter.store(to: &writer)
    end()
    words.store(to: &writer)
    end()
    writer.append(sections)
    end()
    self.facts = facts
    bytes = writer.bytes
    self.ends = ends
  }

  subscript(part: Part) -> ArraySlice<UInt8> {
    let number = part.rawValue
    return bytes[(number > 0 ? ends[number - 1] : 0)..<ends[number]]
  }
}

/// A chapter of a book with the checksum that archives keep of each file.
struct BookDocument {
  var checksum: UInt32
  var bytes: ArraySlice<UInt8>
}

extension BookDocument {
  init(_ bytes: [UInt8]) {
    self.init(checksum: CyclicChecksum.of(bytes), bytes: bytes[...])
  }
}

extension BookDocument: Record {
  static let fields = Fields(
    { BookDocument(checksum: $0, bytes: $1.bytes) }, \.checksum, \.bytes.stored)
}
