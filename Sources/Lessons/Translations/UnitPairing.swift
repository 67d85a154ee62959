/// Finds for the units of a lesson their counterparts in its translation.
///
/// Only units of one kind in one part of the lesson can belong together, in the same order in both. Where one side has more than the other, what
/// the record knows decides which of them are left over; without it, the last ones.
struct UnitPairing {
  /// By index: each source unit's counterpart, and each translated unit's.
  private(set) var ofSource: [Int: Int] = [:]
  private(set) var ofTranslation: [Int: Int] = [:]

  private let source: [TranslationUnit]
  private let translation: [TranslationUnit]
  private let known: [String: [TranslationRecord.Entry]]

  /// The units that the record knows to be counterparts, wherever they stand; they have no other.
  private var sure: (source: Set<Int>, translation: Set<Int>) = ([], [])

  /// The recorded sources, as they count for code and for prose.
  private let knownSources: [Bool: Set<String>]

  init(_ source: [TranslationUnit], _ translation: [TranslationUnit], record: TranslationRecord) {
    self.source = source
    self.translation = translation
    known = Dictionary(grouping: record.entries, by: \.translation)
    knownSources = [true, false].reduce(into: [:]) { sources, isCode in
      sources[isCode] = Set(
        record.entries.map { TranslationUnit.essence(of: $0.source, isCode: isCode) })
    }
    findSure(record)
    let scopes = Dictionary(grouping: translation.indices) { translation[$0].scope }
    for (scope, indices) in Dictionary(grouping: source.indices, by: { source[$0].scope }) {
      align(indices, scopes[scope] ?? [])
    }
  }

  /// Only what stands once in each lesson can be told from all others.
  private mutating func findSure(_ record: TranslationRecord) {
    for isCode in [true, false] {
      let ours = Dictionary(grouping: source.indices.filter { source[$0].isCode == isCode }) {
        source[$0].essence
      }
      let theirs = Dictionary(
        grouping: translation.indices.filter { translation[$0].isCode == isCode }
      ) { translation[$0].hash }
      for entry in record.entries {
        let essence = TranslationUnit.essence(of: entry.source, isCode: isCode)
        guard let our = ours[essence], let their = theirs[entry.translation], our.count == 1,
          their.count == 1, source[our[0]].kind == translation[their[0]].kind
        else { continue }
        sure.source.insert(our[0])
        sure.translation.insert(their[0])
      }
    }
  }

  /// The alignment with the highest total likeness.
  private mutating func align(_ ours: [Int], _ theirs: [Int]) {
    guard !theirs.isEmpty else { return }
    let width = theirs.count + 1
    let likeness = ours.map { our in theirs.map { self.likeness(our, $0) } }
    var best = [Double](repeating: 0, count: (ours.count + 1) * width)
    for i in ours.indices.reversed() {
      for j in theirs.indices.reversed() {
        var value = max(best[(i + 1) * width + j], best[i * width + j + 1])
        if let likeness = likeness[i][j] {
          value = max(value, likeness + best[(i + 1) * width + j + 1])
        }
        best[i * width + j] = value
      }
    }
    var (i, j) = (0, 0)
    while i < ours.count, j < theirs.count {
      let value = best[i * width + j]
      if let likeness = likeness[i][j], likeness + best[(i + 1) * width + j + 1] == value {
        ofSource[ours[i]] = theirs[j]
        ofTranslation[theirs[j]] = ours[i]
        i += 1
        j += 1
      } else if best[(i + 1) * width + j] == value {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// How much speaks for two units being each other's counterparts; nil where they cannot be.
  private func likeness(_ our: Int, _ their: Int) -> Double? {
    let (ours, theirs) = (source[our], translation[their])
    guard ours.kind == theirs.kind else { return nil }
    // Code is much the same in both languages.
    let alike = ours.isCode ? Self.overlap(ours.text, theirs.text) : 0
    let origins = known[theirs.hash] ?? []
    if origins.contains(where: { ours.isMade(of: $0) }) { return 10 + alike }
    if sure.source.contains(our) || sure.translation.contains(their) { return nil }
    // A translation that was reworded belongs rather to a source that was there than to a new one.
    if origins.isEmpty, knownSources[ours.isCode]?.contains(ours.essence) == true {
      return 4 + alike
    }
    let closest = origins.map { Self.overlap($0.source, ours.text) }.max() ?? 0
    return 2 + alike + 4 * closest
  }

  /// The share of words that two texts have in common, from 0 to 1.
  private static func overlap(_ a: String, _ b: String) -> Double {
    let words = [a, b].map { text in
      Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "$" })
    }
    let total = words[0].count + words[1].count
    guard total > 0 else { return 1 }
    return Double(2 * words[0].intersection(words[1]).count) / Double(total)
  }
}

extension TranslationUnit {
  /// Whether an entry's source is the unit's text.
  fileprivate func isMade(of entry: TranslationRecord.Entry) -> Bool {
    Self.essence(of: entry.source, isCode: isCode) == essence
  }
}
