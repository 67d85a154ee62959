import Lessons

/// What the search of one language looks through: every lesson cut at its headings and questions.
enum SearchIndex {
  /// One place a reader can go to.
  struct Section: Encodable, Equatable, Sendable {
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

  /// The index's file in the site.
  static func path(_ language: String) -> String { "assets/search-\(language).js" }

  /// Writes the whole index of the parts that ``entries(of:)`` gave.
  static func write(
    _ parts: some Sequence<[UInt8]>, to write: ([UInt8]) throws -> Void
  ) throws {
    var separator = "var coursewareSearch = ["
    for part in parts {
      try write(Array(separator.utf8) + part)
      separator = ","
    }
    try write(Array((separator == "," ? "];\n" : separator + "];\n").utf8))
  }

  /// A lesson's part of the index.
  static func entries(of lesson: Lesson) -> [UInt8] {
    // A lesson has a section at least: itself.
    Array(ScriptData.json(sections(of: lesson)).dropFirst().dropLast())
  }

  static func sections(of lesson: Lesson) -> [Section] {
    SectionCollector.sections(of: lesson)
  }
}
