import Diagnostics
import Lessons

/// What the rest of a site needs to know of a lesson in one language.
struct LessonFacts: Sendable {
  /// The lesson as its file has it; nil where it is not translated.
  var written: Lesson?

  /// The lesson as it is shown, its gaps filled from the source's.
  var outline: Lesson

  /// What its questions ask, by their ids, as the source language has them.
  var versions: [QuestionVersion]

  var tally: ProofTally

  /// Where in the course it leads to.
  var links: [Sanitizer.Link]

  /// What is wrong with its file, by itself.
  var readingDiagnostics: [Diagnostic]

  /// What is wrong with its code, by itself.
  var codeDiagnostics: [Diagnostic]

  /// What is wrong with the records of the lesson's translations; told by the first language.
  var recordDiagnostics: [Diagnostic]

  /// What was taken out of it on the way to its page.
  var diagnostics: [Diagnostic]
}

/// What a question asks, in short.
struct QuestionVersion: Equatable, Sendable {
  /// The question's id.
  var id: String

  /// Changes with what it asks.
  var text: String
}

extension QuestionVersion: Record {
  static let fields = Fields({ QuestionVersion(id: $0, text: $1) }, \.id, \.text)
}

extension LessonFacts: Record {
  static let fields = Fields(
    { outline, written, versions, tally, links, reading, code, records, diagnostics in
      LessonFacts(
        written: written.lesson(shownAs: outline), outline: outline, versions: versions,
        tally: tally, links: links, readingDiagnostics: reading, codeDiagnostics: code,
        recordDiagnostics: records, diagnostics: diagnostics)
    },
    \.outline, \.storedWritten, \.versions, \.tally, \.links,
    \.readingDiagnostics, \.codeDiagnostics, \.recordDiagnostics, \.diagnostics)
}

extension LessonFacts {
  fileprivate var storedWritten: WrittenLesson { WrittenLesson(written, shownAs: outline) }
}

/// A lesson as it is written; the source's own lessons are shown so, and not stored twice.
private enum WrittenLesson: Storable {
  case asShown
  case other(Lesson?)

  init(_ lesson: Lesson?, shownAs outline: Lesson) {
    self = lesson == outline ? .asShown : .other(lesson)
  }

  func lesson(shownAs outline: Lesson) -> Lesson? {
    switch self {
    case .asShown: outline
    case .other(let lesson): lesson
    }
  }

  func store(to writer: inout ByteWriter) {
    switch self {
    case .asShown: true.store(to: &writer)
    case .other(let lesson):
      false.store(to: &writer)
      lesson.store(to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try Bool(from: &reader) ? .asShown : .other(try Lesson?(from: &reader))
  }
}

extension Sanitizer.Link: Record {
  static let fields = Fields(
    { Sanitizer.Link(address: $0, isImage: $1, range: $2) }, \.address, \.isImage, \.range)
}

extension ProofTally: Record {
  static let fields = Fields({ ProofTally(counts: $0, sketches: $1) }, \.counts, \.sketches)
}

extension ProofTally.Sketch: Record {
  static let fields = Fields({ ProofTally.Sketch(reason: $0, place: $1) }, \.reason, \.place)
}

extension ProofTally.Way: Storable {
  func store(to writer: inout ByteWriter) { rawValue.store(to: &writer) }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let way = Self(rawValue: try Int(from: &reader)) else { throw ByteReader.Damage() }
    self = way
  }
}
