import Lessons

/// The lessons and their questions in one language, as a script: what the start page needs to sum up progress.
struct LessonsScript {
  let course: CourseContext
  let words: Words

  /// The script's file in the site.
  static func file(_ language: String) -> String { "assets/lessons-\(language).js" }

  var bytes: [UInt8] {
    let entries = course.outline(words).lessons.map { lesson in
      // The questions' versions by their ids.
      let questions = Dictionary(
        lesson.questions.map { ($0, course.versions[$0] ?? "") },
        uniquingKeysWith: { first, _ in first })
      return ScriptValue.record([
        ("id", .text(lesson.id)), ("questions", .texts(questions)), ("title", .text(lesson.title)),
      ])
    }
    return ScriptData.bytes(assigning: .list(entries), to: "coursewareLessons")
  }
}
