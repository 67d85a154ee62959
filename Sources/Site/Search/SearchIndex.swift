import Lessons

/// What the search of one language looks through: every lesson cut at its headings and questions.
struct SearchIndex {
  let course: CourseContext
  let language: String

  /// One place a reader can go to.
  struct Section: Encodable, Equatable {
    /// The page's file, and the place in it.
    var at: String

    /// The heading's text.
    var title: String

    /// The lesson's title; empty where the section is the lesson itself.
    var lesson: String

    var text: String
  }

  var bytes: [UInt8] { ScriptData.bytes(assigning: sections, to: "coursewareSearch") }

  var sections: [Section] {
    (course.course.lessons[language] ?? []).flatMap { lesson -> [Section] in
      var collector = SectionCollector(lesson: lesson)
      collector.collect(lesson.blocks)
      return collector.sections
    }
  }
}
