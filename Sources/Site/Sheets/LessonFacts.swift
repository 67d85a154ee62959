import Diagnostics
import Lessons

/// What the rest of a site needs to know of a lesson in one language.
struct LessonFacts: Sendable {
  /// The lesson as its file has it; nil where it is not translated.
  var written: Lesson?

  /// The lesson as it is shown, its gaps filled from the source's.
  var outline: Lesson

  /// What its questions ask, by their ids, as the source language has them.
  var versions: [String: String]

  var tally: ProofTally

  /// Where it leads to.
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

extension LessonFacts: Storable {
  func store(to writer: inout ByteWriter) {
    outline.store(to: &writer)
    // The source's own lessons are shown as they are written.
    let isAsShown = written == outline
    isAsShown.store(to: &writer)
    if !isAsShown { written.store(to: &writer) }
    let questions = versions.sorted { $0.key < $1.key }
    questions.map(\.key).store(to: &writer)
    questions.map(\.value).store(to: &writer)
    tally.store(to: &writer)
    links.store(to: &writer)
    readingDiagnostics.store(to: &writer)
    codeDiagnostics.store(to: &writer)
    recordDiagnostics.store(to: &writer)
    diagnostics.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    outline = try Lesson(from: &reader)
    written = try Bool(from: &reader) ? outline : try Lesson?(from: &reader)
    versions = Dictionary(
      zip(try [String](from: &reader), try [String](from: &reader)),
      uniquingKeysWith: { first, _ in first })
    tally = try ProofTally(from: &reader)
    links = try [Sanitizer.Link](from: &reader)
    readingDiagnostics = try [Diagnostic](from: &reader)
    codeDiagnostics = try [Diagnostic](from: &reader)
    recordDiagnostics = try [Diagnostic](from: &reader)
    diagnostics = try [Diagnostic](from: &reader)
  }
}

extension Sanitizer.Link: Storable {
  func store(to writer: inout ByteWriter) {
    address.store(to: &writer)
    isImage.store(to: &writer)
    range.store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      address: try String(from: &reader), isImage: try Bool(from: &reader),
      range: try SourceRange?(from: &reader))
  }
}

extension ProofTally: Storable {
  func store(to writer: inout ByteWriter) {
    Way.allCases.map { counts[$0] ?? 0 }.store(to: &writer)
    sketches.map(\.reason).store(to: &writer)
    sketches.map(\.place).store(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init()
    for (way, count) in zip(Way.allCases, try [Int](from: &reader)) where count > 0 {
      counts[way] = count
    }
    sketches = Array(zip(try [String](from: &reader), try [String](from: &reader)))
      .map { (reason: $0, place: $1) }
  }
}
