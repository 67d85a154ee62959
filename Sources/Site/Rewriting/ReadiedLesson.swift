import Diagnostics
import Lessons

/// A lesson as pages show it: safe, its footnotes gathered, its text tied to its code.
struct ReadiedLesson: Sendable {
  let lesson: Lesson
  let notes: [Footnotes.Note]

  /// What was taken out, and which links lead nowhere.
  let diagnostics: [Diagnostic]

  init(_ lesson: Lesson, check: LinkCheck) {
    let footnotes = Footnotes(of: lesson)
    var sanitizer = Sanitizer(file: lesson.file)
    let blocks = sanitizer.sanitize(footnotes.blocks)
    notes = footnotes.notes.map { note in
      var copy = note
      copy.content = sanitizer.sanitize(note.content)
      return copy
    }
    let links = sanitizer.links.filter { Footnotes.number(ofLinkTo: $0.address) == nil }
    diagnostics =
      footnotes.diagnostics + sanitizer.diagnostics + check.diagnostics(for: links, of: lesson)
    var spots = SpotLinks()
    var copy = lesson
    copy.blocks = spots.rewrite(blocks)
    self.lesson = copy
  }
}
