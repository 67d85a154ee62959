import Diagnostics

/// No two lessons of a language ask the same number; twice in one lesson is the parser's to tell.
enum RepeatedQuestionCheck: CourseCheck {
  static func diagnostics(for course: Course) -> [Diagnostic] {
    course.manifest.languages.flatMap { diagnostics(for: course.lessons[$0] ?? []) }
  }

  private static func diagnostics(for lessons: [Lesson]) -> [Diagnostic] {
    var first: [Int: (lesson: Int, range: SourceRange?)] = [:]
    var diagnostics: [Diagnostic] = []
    for (place, lesson) in lessons.enumerated() {
      lesson.blocks.forEachBlock { block in
        guard case .checkpoint(let question) = block.kind else { return }
        guard let earlier = first[question.number] else {
          first[question.number] = (place, question.headingRange)
          return
        }
        let other = lessons[earlier.lesson]
        guard other.id != lesson.id else { return }
        let note = Diagnostic(
          .note, "repeated-question", "first given here", file: other.file,
          range: earlier.range)
        diagnostics.append(
          Diagnostic(
            .error, "repeated-question",
            "question number Q\(question.number) is given in two lessons",
            advice: "give it a number of its own", file: lesson.file, range: question.headingRange,
            notes: [note]))
      }
    }
    return diagnostics
  }
}
