/// What became of a text, for people: words for prose, lines for code.
package struct TextChange: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    case kept(String)
    case removed(String)
    case added(String)
  }

  package private(set) var pieces: [Piece] = []

  /// How much of what was kept is shown on either side of a change.
  private static let context = (words: 6, lines: 2)

  /// Whether each piece is a line rather than a word.
  package let isByLine: Bool

  package init(from old: String, to new: String, isByLine: Bool) {
    self.isByLine = isByLine
    let (before, after) = (Self.parts(of: old, isByLine), Self.parts(of: new, isByLine))
    let difference = after.difference(from: before)
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        pieces.append(.removed(before[i]))
        i += 1
      } else if j < after.count, added.contains(j) {
        pieces.append(.added(after[j]))
        j += 1
      } else {
        pieces.append(.kept(after[j]))
        i += 1
        j += 1
      }
    }
  }

  private static func parts(of text: String, _ isByLine: Bool) -> [String] {
    isByLine
      ? text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      : text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The change in lines: `-` and `+` before lines, `[-old-]` and `{+new+}` around words; what was kept far from a change is `…`.
  package var lines: [String] {
    let context = isByLine ? Self.context.lines : Self.context.words
    let changed = pieces.indices.filter { if case .kept = pieces[$0] { false } else { true } }
    let near = Set(changed.flatMap { $0 - context...$0 + context })
    var shown: [String] = []
    for (index, piece) in pieces.enumerated() {
      if near.contains(index) {
        shown.append(isByLine ? Self.line(piece) : Self.word(piece))
      } else if shown.last != "…" {
        shown.append("…")
      }
    }
    if isByLine { return shown }
    let text = shown.joined(separator: " ")
    return [text.replacing("-] [-", with: " ").replacing("+} {+", with: " ")]
  }

  private static func line(_ piece: Piece) -> String {
    switch piece {
    case .kept(let text): "  \(text)"
    case .removed(let text): "- \(text)"
    case .added(let text): "+ \(text)"
    }
  }

  private static func word(_ piece: Piece) -> String {
    switch piece {
    case .kept(let text): text
    case .removed(let text): "[-\(text)-]"
    case .added(let text): "{+\(text)+}"
    }
  }
}

extension LessonTranslation.Part {
  /// What became of the source since the translation was accepted; nil where that is not known or nothing did.
  package var change: TextChange? {
    guard case .stale(let was?) = state, let source else { return nil }
    return TextChange(from: was, to: source.text, isByLine: source.isCode)
  }
}
