import Diagnostics

/// A lesson that says its language lies in that language's folder.
enum LanguageCheck: CourseCheck {
  static func diagnostics(for course: Course) -> [Diagnostic] {
    course.allLessons.flatMap { lesson in
      lesson.frontMatter.entries.filter { $0.key == "lang" && $0.value != lesson.language }.map {
        Diagnostic(
          .error, "language-mismatch",
          "the lesson says its language is '\($0.value)', but lies in the folder of '\(lesson.language)'",
          advice: "write 'lang: \(lesson.language)', or move the file", file: lesson.file,
          range: $0.range)
      }
    }
  }
}
