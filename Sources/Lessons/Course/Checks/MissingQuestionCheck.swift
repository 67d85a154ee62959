import Diagnostics

/// Every question of a translation stands in its source; one that is not translated yet is no fault of the course.
enum MissingQuestionCheck: CourseCheck {
  static func diagnostics(for course: Course) -> [Diagnostic] {
    let translations = Translations(course)
    return course.translatedLessons.flatMap { lesson in
      lesson.checkpoints.flatMap { question in
        translations.source(of: lesson).filter { translation in
          !translation.checkpoints.contains { $0.number == question.number }
        }.map { translation in
          Diagnostic(
            .error, "missing-question",
            "question Q\(question.number) is missing in '\(translation.language)'",
            advice: "add a heading 'Q\(question.number): …' to \(translation.file)",
            file: lesson.file, range: question.headingRange)
        }
      }
    }
  }
}
