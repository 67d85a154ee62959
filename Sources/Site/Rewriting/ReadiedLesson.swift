import Diagnostics
import Lessons

/// A lesson as pages show it: safe, its footnotes gathered, its text tied to its code.
struct ReadiedLesson: Sendable {
  let lesson: Lesson
  let notes: [Footnotes.Note]

  /// Where the lesson leads to.
  let links: [Sanitizer.Link]

  /// What was taken out.
  let diagnostics: [Diagnostic]

  init(_ lesson: Lesson) {
    let footnotes = Footnotes(of: lesson)
    var sanitizer = Sanitizer(file: lesson.file)
    let blocks = sanitizer.sanitize(footnotes.blocks)
    notes = footnotes.notes.map { note in
      var copy = note
      copy.content = sanitizer.sanitize(note.content)
      return copy
    }
    links = sanitizer.links.filter { Footnotes.number(ofLinkTo: $0.address) == nil }
    diagnostics = footnotes.diagnostics + sanitizer.diagnostics
    var spots = SpotLinks()
    var copy = lesson
    copy.blocks = spots.rewrite(blocks)
    self.lesson = copy
  }
}
