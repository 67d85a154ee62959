package import Diagnostics

/// Reads how far a course is translated.
package struct TranslationReader: Sendable {
  private let files: FileSystem

  package init(files: FileSystem = .real) {
    self.files = files
  }

  /// Compares every lesson with its translations and their records.
  ///
  /// - Returns: The translations, a language after the other in course order, and what is wrong with the records.
  package func read(_ course: Course) -> (
    translations: [LessonTranslation], diagnostics: [Diagnostic]
  ) {
    let languages = course.manifest.languages
    guard let first = languages.first, languages.count > 1 else { return ([], []) }
    let sources = (course.lessons[first] ?? []).map { ($0, units(of: $0, in: course)) }
    var diagnostics: [Diagnostic] = []
    let translations = languages.dropFirst().flatMap { language in
      sources.map { lesson, units in
        let other = course.lessons[language]?.first { $0.id == lesson.id }
        let record = record(of: lesson.id, language, in: course, &diagnostics)
        return LessonTranslation(
          source: (lesson, units), translation: other.map { ($0, self.units(of: $0, in: course)) },
          language: language, record: record)
      }
    }
    return (translations, diagnostics)
  }

  private func units(of lesson: Lesson, in course: Course) -> [TranslationUnit] {
    let path = "\(course.root)/lessons/\(lesson.language)/\(lesson.id).md"
    return lesson.translationUnits(in: files.read(path) ?? [])
  }

  private func record(
    of lesson: String, _ language: String, in course: Course, _ diagnostics: inout [Diagnostic]
  ) -> TranslationRecord {
    let path = TranslationRecord.path(of: lesson, in: language)
    guard let bytes = files.read("\(course.root)/\(path)") else { return TranslationRecord() }
    do {
      return try TranslationRecord(bytes)
    } catch {
      diagnostics.append(error.located(in: path))
      return TranslationRecord()
    }
  }
}
