package import Diagnostics

/// Something that must be true of a course as a whole.
protocol CourseCheck: SendableMetatype {
  static func diagnostics(for course: Course) -> [Diagnostic]
}

/// The checks, in the order their findings are told.
package enum CourseChecks {
  private static let all: [any CourseCheck.Type] = [
    TitleCheck.self, LanguageCheck.self, RequirementsCheck.self, RepeatedQuestionCheck.self,
    MissingQuestionCheck.self, HeadingIDCheck.self,
  ]

  /// What is wrong with the course as a whole, of which the lessons' outlines are enough.
  package static func diagnostics(for course: Course) -> [Diagnostic] {
    all.flatMap { $0.diagnostics(for: course) }
  }

  /// What is wrong with a lesson's code.
  package static func codeDiagnostics(for lesson: Lesson) -> [Diagnostic] {
    CurlyQuoteCheck.diagnostics(for: lesson)
  }
}

extension Course {
  /// Every lesson of every language, the source language first.
  var allLessons: [Lesson] {
    manifest.languages.flatMap { lessons[$0] ?? [] }
  }
}
