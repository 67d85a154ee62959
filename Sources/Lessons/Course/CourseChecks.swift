import Diagnostics

/// Something that must be true of a course as a whole.
protocol CourseCheck: SendableMetatype {
  static func diagnostics(for course: Course) -> [Diagnostic]
}

/// The checks, in the order their findings are told.
enum CourseChecks {
  private static let all: [any CourseCheck.Type] = [
    TitleCheck.self, LanguageCheck.self, RequirementsCheck.self, RepeatedQuestionCheck.self,
    MissingQuestionCheck.self, HeadingIDCheck.self, CurlyQuoteCheck.self,
  ]

  static func diagnostics(for course: Course) -> [Diagnostic] {
    all.flatMap { $0.diagnostics(for: course) }
  }
}

extension Course {
  /// Every lesson of every language, the source language first.
  var allLessons: [Lesson] {
    manifest.languages.flatMap { lessons[$0] ?? [] }
  }
}
