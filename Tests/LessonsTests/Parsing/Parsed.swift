import Diagnostics
import Lessons
import TestSupport
import Testing

/// A lesson read for a test.
struct Parsed {
  let marked: MarkedText
  let lesson: Lesson
  let diagnostics: [Diagnostic]

  init(_ markdown: String) {
    marked = MarkedText(markdown)
    let parsed = LessonParser().parse(marked.text, id: "test", language: "en", file: "test.md")
    lesson = parsed.lesson
    diagnostics = parsed.diagnostics
  }

  /// The tree without the line for the lesson itself.
  var tree: String {
    lesson.dump().split(separator: "\n").dropFirst().map { $0.dropFirst(2) + "\n" }.joined()
  }

  /// Expects just these diagnostics, each behind the mark of its place.
  func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    marked.expect(diagnostics, toBe: lines, sourceLocation: sourceLocation)
  }
}
