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

  static func bytes(of sections: [Section]) -> [UInt8] {
    ScriptData.bytes(assigning: sections, to: "coursewareSearch")
  }

  static func sections(of lesson: Lesson) -> [Section] {
    SectionCollector.sections(of: lesson)
  }
}
