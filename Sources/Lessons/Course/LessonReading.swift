package import Diagnostics

/// A course of one lesson, as it was read from its files.
package struct LessonReading: Sendable {
  /// As it is written.
  package var written: Course

  /// As readers get it, with what is not translated in the source's language.
  package var shown: Course

  /// What is wrong with the lesson's files, by language.
  package var diagnostics: [String: [Diagnostic]]

  /// What is wrong with the records of its translations.
  package var recordDiagnostics: [Diagnostic]

  /// What its files held, in the order of ``CourseFiles/paths(of:)``; of one that was not there nothing.
  package var contents: [[UInt8]]

  package init(
    written: Course, shown: Course, diagnostics: [String: [Diagnostic]] = [:],
    recordDiagnostics: [Diagnostic] = [], contents: [[UInt8]] = []
  ) {
    self.written = written
    self.shown = shown
    self.diagnostics = diagnostics
    self.recordDiagnostics = recordDiagnostics
    self.contents = contents
  }
}
