import Diagnostics
import Lessons

/// Says in lines how far a translation is.
struct TranslationListing {
  /// How a file of the course is named to the user.
  var shown: (String) -> String

  func summary(of lesson: LessonTranslation) -> String {
    let name = "\(lesson.source.id) (\(lesson.language)):"
    guard lesson.translation != nil else { return "\(name) missing" }
    return "\(name) \(lesson.counted)"
  }

  /// The part with its state and place, and below what became of its source.
  func lines(of part: LessonTranslation.Part, in lesson: LessonTranslation) -> [String] {
    let file = part.translation == nil ? lesson.source.file : lesson.translation?.file ?? ""
    let line = (part.translation ?? part.source)?.range.lowerBound.line ?? 1
    let name = "\(lesson.source.id)/\(part.key)"
    let head = "  \(part.state.word.padded(to: 11))\(name)  \(shown(file)):\(line)"
    return [head] + (part.change?.lines ?? []).map { "      \($0)" }
  }
}

extension LessonTranslation {
  /// How many blocks are in which state, such as `80 up to date, 1 stale`.
  var counted: String {
    let counts = counts
    return [
      (counts.current, "up to date"), (counts.stale, "stale"), (counts.moved, "moved"),
      (counts.missing, "missing"), (counts.extra, "extra"),
    ].filter { $0.0 > 0 || $0.1 == "up to date" }.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// Questions that the translation lacks: learners of both languages are to meet the same ones.
  var missingQuestions: [Diagnostic] {
    guard let translation else { return [] }
    let known = Set(translation.checkpoints.map(\.number))
    return source.checkpoints.filter { !known.contains($0.number) }.map { question in
      Diagnostic(
        .error, "missing-question", "question Q\(question.number) is missing in '\(language)'",
        advice: "add a heading 'Q\(question.number): …' to \(translation.file)",
        file: source.file, range: question.headingRange)
    }
  }

  /// How many blocks `verify` names; of a fresh translation all are unrecorded.
  private static let namedAtMost = 10

  /// What `verify` says of a translation that is not up to date.
  var problem: Diagnostic? {
    guard !isCurrent else { return nil }
    let advice = "'./courseware translations \(source.id)' tells what has changed"
    guard let translation else {
      return Diagnostic(
        .warning, "stale-translation", "lesson '\(source.id)' is missing in '\(language)'",
        advice: "readers get it in '\(source.language)'", file: source.file)
    }
    let notes = parts.filter { $0.state != .current }.prefix(Self.namedAtMost).map { part in
      Diagnostic(
        .note, "stale-translation", "\(part.state.word): \(part.key)",
        file: part.translation == nil ? source.file : translation.file,
        range: (part.translation ?? part.source)?.range)
    }
    return Diagnostic(
      .warning, "stale-translation", "the translation is not up to date: \(counted)",
      advice: advice, file: translation.file, notes: notes)
  }
}

extension LessonTranslation.State {
  /// The state in a word of a list.
  var word: String {
    switch self {
    case .current: "up to date"
    case .stale(was: nil): "unrecorded"
    case .stale: "stale"
    case .moved: "moved"
    case .missing: "missing"
    case .extra: "extra"
    }
  }
}
