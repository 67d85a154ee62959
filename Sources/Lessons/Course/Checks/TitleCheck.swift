import Diagnostics

/// Every lesson has a title in its front matter.
enum TitleCheck: CourseCheck {
  static func diagnostics(for course: Course) -> [Diagnostic] {
    course.allLessons.filter { $0.frontMatter["title"]?.isEmpty ?? true }.map { lesson in
      Diagnostic(
        .error, "missing-title", "the lesson has no title",
        advice: "begin the file with a line '---', a line 'title: …' and a line '---'",
        file: lesson.file, range: SourceRange(line: 1))
    }
  }
}
