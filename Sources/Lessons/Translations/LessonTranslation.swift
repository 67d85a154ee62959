/// How far the translation of one lesson is, block by block.
package struct LessonTranslation: Sendable {
  package enum State: Equatable, Sendable {
    /// Made from the source as it is.
    case current
    /// Made from an earlier source, whose text is given; nil where nobody has accepted the translation yet.
    case stale(was: String?)
    /// Made from the source as it is, but standing in another place than it.
    case moved
    /// In the source alone.
    case missing
    /// In the translation alone.
    case extra
  }

  package struct Part: Sendable {
    package var state: State

    /// Nil for what is extra.
    package var source: TranslationUnit?

    /// Nil for what is missing.
    package var translation: TranslationUnit?

    /// What the record says of the pair.
    var entry: TranslationRecord.Entry?

    package var key: String { source?.key ?? translation?.key ?? "" }
  }

  package var source: Lesson

  /// Nil where the lesson is not translated at all.
  package var translation: Lesson?

  package var language: String

  /// In the order of the source, then what is extra.
  package private(set) var parts: [Part]

  /// - Parameters:
  ///   - source: The lesson with the units of its file.
  ///   - translation: The same in the other language; nil where it is missing.
  ///   - language: The other language.
  ///   - record: What the translation was made from.
  package init(
    source: (lesson: Lesson, units: [TranslationUnit]),
    translation: (lesson: Lesson, units: [TranslationUnit])?, language: String,
    record: TranslationRecord
  ) {
    self.source = source.lesson
    self.translation = translation?.lesson
    self.language = language
    let others = translation?.units ?? []
    let pairing = UnitPairing(source.units, others, record: record)
    parts = source.units.enumerated().map { index, unit in
      let counterpart = pairing.ofSource[index].map { others[$0] }
      return Part(state: .missing, source: unit, translation: counterpart)
    }
    parts += others.indices.filter { pairing.ofTranslation[$0] == nil }.map {
      Part(state: .extra, translation: others[$0])
    }
    judge(by: record)
  }

  /// Gives each pair its entry of the record, surest first and none twice, and says what it means.
  private mutating func judge(by record: TranslationRecord) {
    var entries = RecordIndex(record)
    let pairs = parts.indices.filter { parts[$0].source != nil && parts[$0].translation != nil }
    for match in RecordIndex.Match.all {
      for index in pairs where parts[index].entry == nil {
        guard let source = parts[index].source, let translation = parts[index].translation else {
          continue
        }
        parts[index].entry = entries.take(match, source, translation)
      }
      if match == RecordIndex.Match.all.first { findMoved(in: &entries) }
    }
    for index in pairs {
      guard let source = parts[index].source, let entry = parts[index].entry else {
        // What has no words needs nobody's consent.
        parts[index].state =
          parts[index].source?.text.isEmpty == true ? .current : .stale(was: nil)
        continue
      }
      let was = TranslationUnit.essence(of: entry.source, isCode: source.isCode)
      parts[index].state = was == source.essence ? .current : .stale(was: entry.source)
    }
  }

  /// Brings together what the record knows as a pair although its halves stand in different places.
  private mutating func findMoved(in entries: inout RecordIndex) {
    var extras = parts.indices.filter { parts[$0].state == .extra }
    var found: Set<Int> = []
    for index in parts.indices
    where parts[index].state == .missing && parts[index].translation == nil {
      guard let source = parts[index].source else { continue }
      for (place, extra) in extras.enumerated() {
        guard let translation = parts[extra].translation, translation.kind == source.kind,
          let entry = entries.take([.source, .translation], source, translation)
        else { continue }
        parts[index].translation = translation
        parts[index].entry = entry
        parts[index].state = .moved
        extras.remove(at: place)
        found.insert(extra)
        break
      }
    }
    parts = parts.indices.filter { !found.contains($0) }.map { parts[$0] }
  }

  /// The record with pairs accepted as they are; what was not accepted stays as it was.
  ///
  /// - Parameter isAccepted: Whether the pair of this name is accepted.
  package func record(accepting isAccepted: (String) -> Bool) -> TranslationRecord {
    TranslationRecord(
      entries: parts.compactMap { part in
        guard let source = part.source, let translation = part.translation else { return nil }
        guard isAccepted(part.key) else { return part.entry }
        return TranslationRecord.Entry(
          key: part.key, source: source.text, translation: translation.hash)
      })
  }

  /// How many parts are in each state.
  package var counts: (current: Int, stale: Int, moved: Int, missing: Int, extra: Int) {
    parts.reduce(into: (0, 0, 0, 0, 0)) { counts, part in
      switch part.state {
      case .current: counts.0 += 1
      case .stale: counts.1 += 1
      case .moved: counts.2 += 1
      case .missing: counts.3 += 1
      case .extra: counts.4 += 1
      }
    }
  }

  /// Whether every block is translated from the source as it is.
  package var isCurrent: Bool { counts.current == parts.count }
}
