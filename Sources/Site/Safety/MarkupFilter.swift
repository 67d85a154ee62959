import Lessons

/// Lets through of raw HTML what is safe and balanced; all else becomes text, so that its author sees it.
struct MarkupFilter {
  /// The pieces that were not let through.
  private(set) var refused: [String] = []

  /// The running text with only safe raw HTML in it.
  mutating func filter(_ content: [Inline]) -> [Inline] {
    guard content.contains(where: \.isRaw) else { return content }
    let pieces = content.flatMap { inline -> [Piece] in
      guard case .html(let html) = inline else { return [.other(inline)] }
      return Self.pieces(of: html)
    }
    let kept = Self.balanced(pieces)
    return zip(pieces, kept).compactMap { piece, isKept in
      switch piece {
      case .other(let inline): return inline
      case .text(let text): return .text(Entities.decoded(text))
      case .tag(let tag, _) where isKept: return .html(tag.markup)
      case .tag(_, let source), .unsafe(let source):
        refused.append(source)
        return .text(source)
      case .comment: return nil
      }
    }
  }

  private enum Piece {
    case other(Inline)
    /// Characters and entities between tags.
    case text(String)
    case tag(MarkupTag, source: String)
    case comment
    case unsafe(String)
  }

  private static func pieces(of html: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = html[...]
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "<" && $0 != ">" }
      if !text.isEmpty {
        pieces.append(.text(String(text)))
        rest = rest.dropFirst(text.count)
      } else if rest.hasPrefix("<!--"), let end = rest.firstRange(of: "-->") {
        pieces.append(.comment)
        rest = rest[end.upperBound...]
      } else {
        let end = rest.firstIndex(of: ">").map { rest.index(after: $0) } ?? rest.endIndex
        let source = rest[..<end]
        rest = rest[end...]
        if let tag = MarkupTag(source) {
          pieces.append(.tag(tag, source: String(source)))
        } else {
          pieces.append(.unsafe(String(source)))
        }
      }
    }
    return pieces
  }

  /// Which pieces may stay: tags that stand alone, and start tags with the end tags that close them.
  private static func balanced(_ pieces: [Piece]) -> [Bool] {
    var kept = Array(repeating: false, count: pieces.count)
    var open: [(name: String, index: Int)] = []
    for (index, piece) in pieces.enumerated() {
      guard case .tag(let tag, _) = piece else { continue }
      switch tag.form {
      case .void: kept[index] = true
      case .start: open.append((tag.name, index))
      case .end:
        guard let start = open.last, start.name == tag.name else { continue }
        open.removeLast()
        kept[start.index] = true
        kept[index] = true
      }
    }
    return kept
  }
}

extension Inline {
  fileprivate var isRaw: Bool {
    if case .html = self { true } else { false }
  }
}
