import Lessons

/// A course in one language as lists show it.
struct CourseOutline: Sendable {
  struct Entry: Sendable {
    var id: String
    var title: String
    var summary: String?
    var level: String?
    var questions: [String]
    var requires: [String]

    /// The page's file in its language's folder.
    var file: String { id + ".html" }
  }

  var title: String
  var lessons: [Entry]

  init(_ course: Course, language: String) {
    title = course.manifest.title[language] ?? course.manifest.title.values.min() ?? ""
    lessons = (course.lessons[language] ?? []).map { lesson in
      Entry(
        id: lesson.id, title: lesson.title, summary: lesson.frontMatter["summary"],
        level: lesson.frontMatter["level"], questions: lesson.checkpoints.map(\.id),
        requires: (lesson.frontMatter["requires"] ?? "").split(separator: ",").map {
          String($0.drop(while: \.isWhitespace))
        })
    }
  }
}
