import Lessons

/// What the search of one language looks through, in pieces that the script loads when it needs them.
///
/// - the head: the lessons' names and titles, and all words;
/// - the places of so many words: for each the numbers of the lessons that it stands in;
/// - the texts of so many lessons, cut at their headings and questions: where among the lessons found the words stand.
struct SearchIndex {
  /// One place a reader can go to.
  struct Section: Equatable, Sendable {
    /// The page's file, and the place in it.
    var at: String

    /// The heading's text.
    var title: String

    /// The lesson's title; empty where the section is the lesson itself.
    var lesson: String

    var text: String

    /// Words that readers may look for instead of those in the title; nil where there are none.
    var also: String?
  }

  /// How many words' places are in one file, and how many lessons' texts.
  static let wordsInFile = 512
  static let lessonsInFile = 4

  private let language: String
  private var lessons: [(id: String, title: String)] = []
  private var words = WordTable()

  /// Where each word stands, by the words' numbers.
  private var places: [Places] = []

  init(language: String) {
    self.language = language
  }

  /// The numbers of lessons as letters: each as its distance from the one before.
  private struct Places {
    private var last = -1
    private(set) var letters: [UInt8] = []

    /// Five bits a letter, the lowest first; all letters but a number's last are of the upper half.
    private static let alphabet = Array(
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)

    mutating func add(_ lesson: Int) {
      var rest = lesson - last
      last = lesson
      while rest >= 32 {
        letters.append(Self.alphabet[rest & 31 | 32])
        rest >>= 5
      }
      letters.append(Self.alphabet[rest])
    }
  }

  /// Adds the next lesson.
  mutating func add(_ id: String, _ entry: SearchEntry) {
    let number = lessons.count
    lessons.append((id, entry.title))
    entry.words.withUnsafeBufferPointer { bytes in
      var index = 0
      while let word = words.number(in: bytes, at: &index) {
        if word == places.count { places.append(Places()) }
        places[word].add(number)
      }
    }
  }

  /// The head, and the places of the words.
  var files: [(path: String, bytes: [UInt8])] {
    let order = words.order
    let head = ScriptValue.record([
      ("lessons", .list(lessons.map { .list([.text($0.id), .text($0.title)]) })),
      ("lessonsInFile", .number(Self.lessonsInFile)),
      ("words", .text(String(decoding: words.joined(order), as: UTF8.self))),
      ("wordsInFile", .number(Self.wordsInFile)),
    ])
    var files = [
      (path: Self.path(language), bytes: ScriptData.bytes(assigning: head, to: "coursewareSearch"))
    ]
    for start in stride(from: 0, to: order.count, by: Self.wordsInFile) {
      let part = order[start..<min(start + Self.wordsInFile, order.count)]
      let number = start / Self.wordsInFile
      var bytes = Array("coursewareSearch.places[\(number)] = \"".utf8)
      bytes.reserveCapacity(part.reduce(bytes.count + 3) { $0 + places[$1].letters.count + 1 })
      for (index, word) in part.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        bytes.append(contentsOf: places[word].letters)
      }
      files.append((path: Self.path(language, .words, number), bytes + "\";\n".utf8))
    }
    return files
  }

  /// The head's file in the site.
  static func path(_ language: String) -> String { "assets/search-\(language).js" }

  /// The file of another piece.
  static func path(_ language: String, _ piece: Piece, _ number: Int) -> String {
    start(language, piece) + "\(number).js"
  }

  /// What the paths of all pieces of a kind begin with.
  static func start(_ language: String, _ piece: Piece) -> String {
    "assets/search-\(language)/\(piece.rawValue)-"
  }

  /// What is loaded when it is needed: the places of words, or the texts of lessons.
  enum Piece: String {
    case words, texts
  }

  /// The texts of some lessons in a row, each as ``text(of:)`` gave it.
  static func texts(_ texts: [[UInt8]], number: Int) -> [UInt8] {
    Array("coursewareSearch.texts[\(number)] = [".utf8)
      + Array(texts.joined(separator: [UInt8(ascii: ",")])) + Array("];\n".utf8)
  }

  /// The sections of one lesson as the script reads them.
  static func text(of sections: [Section]) -> [UInt8] {
    ScriptData.json(
      .list(
        sections.map { section in
          .record(
            (section.also.map { [("also", .text($0))] } ?? []) + [
              ("at", .text(section.at)), ("lesson", .text(section.lesson)),
              ("text", .text(section.text)), ("title", .text(section.title)),
            ])
        }))
  }

  static func sections(of lesson: Lesson) -> [Section] {
    SectionCollector.sections(of: lesson)
  }
}
