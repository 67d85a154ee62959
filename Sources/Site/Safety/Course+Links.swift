package import Diagnostics
package import Lessons

extension Course {
  /// The links of the course's lessons that would lead nowhere in its site.
  ///
  /// - Parameter media: The pictures beside the lessons.
  package func linkProblems(media: CourseMedia) -> [Diagnostic] {
    let check = LinkCheck(course: self, media: Set(media.files.keys))
    return manifest.languages.flatMap { lessons[$0] ?? [] }.flatMap { lesson in
      check.diagnostics(for: ReadiedLesson(lesson).links, of: lesson)
    }
  }
}
