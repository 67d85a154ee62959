import Lessons

/// Ties each `①` in the text to the nearest code above it that marks a spot so.
struct SpotLinks: BlockRewriter {
  /// The ids of the spots by their numbers, as they were last marked.
  private var ids: [Int: String] = [:]

  mutating func rewrite(_ block: Block) -> Block? {
    if case .snippet(let snippet) = block.kind, !snippet.flags.isHidden {
      for number in snippet.spots { ids[number] = Spot.id(number, in: snippet) }
    }
    return nil
  }

  mutating func rewrite(_ content: [Inline], of cell: Table.Cell?) -> [Inline]? {
    if ids.isEmpty { return nil }
    return content.replacingText { [ids] text in
      var pieces: [Inline] = []
      var plain = ""
      for character in text {
        guard let number = Spot.number(of: character), let id = ids[number] else {
          plain.append(character)
          continue
        }
        if !plain.isEmpty { pieces.append(.text(plain)) }
        plain = ""
        pieces.append(
          .link(destination: "#" + id, title: "", content: [.text("\(number)")]))
      }
      return plain.isEmpty ? pieces : pieces + [.text(plain)]
    }
  }
}
