import Lessons

/// Goes through all running text of a lesson in reading order, and puts other text in its place.
protocol BlockRewriter {
  /// The block that takes a block's place, before what is inside it is rewritten.
  mutating func rewrite(_ block: Block) -> Block

  /// What takes the place of a paragraph's, a heading's, a cell's content; nil where it stays.
  mutating func rewrite(_ content: [Inline], of cell: Table.Cell?) -> [Inline]?

  /// Called when what is inside of a block has been rewritten.
  mutating func leave(_ block: Block)
}

extension BlockRewriter {
  mutating func leave(_ block: Block) {}

  mutating func rewrite(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      let block: Block = rewrite(block)
      defer { leave(block) }
      return inside(block)
    }
  }

  private mutating func inside(_ block: Block) -> Block {
    var copy = block
    switch block.kind {
    case .heading(var heading):
      guard let content = rewrite(heading.content, of: nil) else { return block }
      heading.content = content
      copy.kind = .heading(heading)
    case .paragraph(let content):
      guard let content = rewrite(content, of: nil) else { return block }
      copy.kind = .paragraph(content)
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = rewrite(list.items[index].blocks)
      }
      copy.kind = .list(list)
    case .quote(let blocks): copy.kind = .quote(rewrite(blocks))
    case .callout(var callout):
      callout.title = rewrite(callout.title, of: nil) ?? callout.title
      callout.blocks = rewrite(callout.blocks)
      copy.kind = .callout(callout)
    case .table(var table):
      table.header = rewrite(table.header)
      for index in table.rows.indices { table.rows[index] = rewrite(table.rows[index]) }
      copy.kind = .table(table)
    case .details(var details):
      details.summary = rewrite(details.summary, of: nil) ?? details.summary
      details.blocks = rewrite(details.blocks)
      copy.kind = .details(details)
    case .checkpoint(var checkpoint):
      checkpoint.title = rewrite(checkpoint.title, of: nil) ?? checkpoint.title
      checkpoint.blocks = rewrite(checkpoint.blocks)
      copy.kind = .checkpoint(checkpoint)
    case .code, .snippet, .thematicBreak, .html: break
    }
    return copy
  }

  private mutating func rewrite(_ cells: [Table.Cell]) -> [Table.Cell] {
    cells.map { cell in
      var copy = cell
      copy.content = rewrite(cell.content, of: cell) ?? cell.content
      return copy
    }
  }
}

extension [Inline] {
  /// The text with another text in the place of each piece of plain text, wherever it stands but in a link.
  func replacingText(_ replacement: (String) -> [Inline]) -> [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .text(let text): replacement(text)
      case .emphasis(let content): [.emphasis(content.replacingText(replacement))]
      case .strong(let content): [.strong(content.replacingText(replacement))]
      default: [inline]
      }
    }
  }
}
