import HTML
import Lessons

extension [Block] {
  /// The blocks with markup in the place of what looks the same on a page, on paper and in the book: text without
  /// breaks, pictures and links into the course.
  ///
  /// It is made once instead of once for each medium. A lesson's own remarks, which no medium shows, are left out.
  func withSharedMarkup(_ renderer: BlockRenderer) -> [Block] {
    compactMap { block in
      var copy = block
      switch block.kind {
      case .callout(var callout):
        callout.blocks = callout.blocks.withSharedMarkup(renderer)
        copy.kind = .callout(callout)
      case .details(var details):
        details.blocks = details.blocks.withSharedMarkup(renderer)
        copy.kind = .details(details)
      case .checkpoint(var checkpoint):
        checkpoint.blocks = checkpoint.blocks.withSharedMarkup(renderer)
        copy.kind = .checkpoint(checkpoint)
      case .html: return nil
      default:
        guard block.isAlikeEverywhere else { return block }
        copy.kind = .html(Node.serialized(renderer.render([block])))
      }
      return copy
    }
  }
}

extension Block {
  fileprivate var isAlikeEverywhere: Bool {
    switch kind {
    case .paragraph(let content): content.allSatisfy(\.isAlikeEverywhere)
    case .list(let list): list.items.allSatisfy { $0.blocks.allSatisfy(\.isAlikeEverywhere) }
    case .quote(let blocks): blocks.allSatisfy(\.isAlikeEverywhere)
    case .table(let table):
      ([table.header] + table.rows).allSatisfy { cells in
        cells.allSatisfy { $0.content.allSatisfy(\.isAlikeEverywhere) }
      }
    case .heading, .callout, .code, .snippet, .details, .checkpoint, .thematicBreak, .html: false
    }
  }
}

extension Inline {
  fileprivate var isAlikeEverywhere: Bool {
    switch self {
    case .text(let text), .code(let text): text.isAlikeEverywhere
    case .softBreak: true
    case .emphasis(let content), .strong(let content): content.allSatisfy(\.isAlikeEverywhere)
    case .link(let destination, let title, let content):
      !Address(destination).isRelative && destination.isAlikeEverywhere && title.isAlikeEverywhere
        && content.allSatisfy(\.isAlikeEverywhere)
    // Elements without content are written in another way in the book.
    case .lineBreak, .image, .html: false
    }
  }
}

extension String {
  /// Whether there is nothing in the text that XML cannot carry.
  fileprivate var isAlikeEverywhere: Bool {
    utf8.allSatisfy {
      ($0 >= 0x20 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")) && $0 != 0xEF
    }
  }
}
