/// The entries of a record, to be given out once each.
struct RecordIndex {
  /// What an entry and a pair have in common.
  struct Match: OptionSet {
    let rawValue: Int

    static let source = Match(rawValue: 1)
    static let translation = Match(rawValue: 2)
    static let key = Match(rawValue: 4)

    /// The ways to find a pair's entry, surest first.
    static let all: [Match] = [
      [.source, .translation], [.source, .key], .source, [.translation, .key], .translation, .key,
    ]
  }

  private let entries: [TranslationRecord.Entry]
  private var isTaken: [Bool]

  /// For code and for prose: what the source's text comes to.
  private let essences: [Bool: [String]]

  private var byKey: [String: [Int]] = [:]
  private var byTranslation: [String: [Int]] = [:]
  private var bySource: [Bool: [String: [Int]]] = [:]

  init(_ record: TranslationRecord) {
    entries = record.entries
    isTaken = entries.map { _ in false }
    essences = [true, false].reduce(into: [:]) { essences, isCode in
      essences[isCode] = record.entries.map {
        TranslationUnit.essence(of: $0.source, isCode: isCode)
      }
    }
    byKey = Dictionary(grouping: entries.indices) { record.entries[$0].key }
    byTranslation = Dictionary(grouping: entries.indices) { record.entries[$0].translation }
    bySource = essences.mapValues { texts in
      Dictionary(grouping: texts.indices) { texts[$0] }
    }
  }

  /// The first free entry that has in common with the pair what is asked for.
  mutating func take(
    _ match: Match, _ source: TranslationUnit, _ translation: TranslationUnit
  ) -> TranslationRecord.Entry? {
    let ofSource = bySource[source.isCode]?[source.essence] ?? []
    let ofTranslation = byTranslation[translation.hash] ?? []
    let ofKey = byKey[source.key] ?? []
    let candidates =
      match.contains(.source) ? ofSource : match.contains(.translation) ? ofTranslation : ofKey
    let found = candidates.first { index in
      !isTaken[index]
        && (!match.contains(.translation) || ofTranslation.contains(index))
        && (!match.contains(.key) || ofKey.contains(index))
    }
    guard let found else { return nil }
    isTaken[found] = true
    return entries[found]
  }
}
