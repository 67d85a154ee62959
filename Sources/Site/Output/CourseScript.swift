private import Foundation
import Lessons

/// What the script needs to know of the course in one language, as a script of its own, since pages opened from
/// disk may not fetch data.
struct CourseScript {
  let course: CourseContext
  let words: Words

  private struct Content: Encodable {
    /// Names the course among others in the browser's storage: the same in every language.
    var course: String
    var language: String
    var words: [String: String]
    var lessons: [Entry]
  }

  private struct Entry: Encodable {
    var id: String
    var title: String
    /// The questions' versions by their ids.
    var questions: [String: String]
  }

  var bytes: [UInt8] {
    let outline = CourseOutline(course.course, language: words.language)
    let versions = course.course.versions()
    let content = Content(
      course: course.course.storedName, language: words.language,
      words: Dictionary(
        uniqueKeysWithValues: Word.allCases.filter(\.isForScript).map { ($0.rawValue, words($0)) }),
      lessons: outline.lessons.map { lesson in
        Entry(
          id: lesson.id, title: lesson.title,
          questions: Dictionary(
            lesson.questions.map { ($0, versions[$0]?.text ?? "") },
            uniquingKeysWith: { first, _ in first }))
      })
    return ScriptData.bytes(assigning: content, to: "courseware")
  }
}
