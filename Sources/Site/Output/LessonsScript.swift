import Lessons

/// The lessons and their questions in one language, as a script: what the start page needs to sum up progress.
struct LessonsScript {
  let course: CourseContext
  let words: Words

  /// The script's file in the site.
  static func file(_ language: String) -> String { "assets/lessons-\(language).js" }

  private struct Entry: Encodable {
    var id: String
    var title: String
    /// The questions' versions by their ids.
    var questions: [String: String]
  }

  var bytes: [UInt8] {
    let entries = course.outline(words).lessons.map { lesson in
      Entry(
        id: lesson.id, title: lesson.title,
        questions: Dictionary(
          lesson.questions.map { ($0, course.versions[$0] ?? "") },
          uniquingKeysWith: { first, _ in first }))
    }
    return ScriptData.bytes(assigning: entries, to: "coursewareLessons")
  }
}
