import Diagnostics

/// Every question of a lesson stands in every language.
enum MissingQuestionCheck: CourseCheck {
  static func diagnostics(for course: Course) -> [Diagnostic] {
    let translations = Translations(course)
    return course.allLessons.flatMap { lesson in
      lesson.checkpoints.flatMap { question in
        translations.of(lesson).filter { translation in
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
