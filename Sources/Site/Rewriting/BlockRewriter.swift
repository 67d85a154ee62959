import Lessons

/// Goes through all running text of a lesson in reading order, and puts other text in its place.
protocol BlockRewriter {
  /// The block that takes a block's place, before what is inside it is rewritten; nil where it stays.
  mutating func rewrite(_ block: Block) -> Block?

  /// What takes the place of a paragraph's, a heading's, a cell's content; nil where it stays.
  mutating func rewrite(_ content: [Inline], of cell: Table.Cell?) -> [Inline]?

  /// Called when what is inside of a block has been rewritten.
  mutating func leave(_ block: Block)
}

extension BlockRewriter {
  mutating func leave(_ block: Block) {}

  /// The blocks as they are to be; most lessons have little that changes, and what stays is not copied.
  mutating func rewrite(_ blocks: [Block]) -> [Block] {
    changed(blocks) ?? blocks
  }

  /// Nil where all stays.
  private mutating func changed(_ blocks: [Block]) -> [Block]? {
    blocks.replacing { block in
      let other = rewrite(block)
      defer { leave(other ?? block) }
      return inside(other ?? block) ?? other
    }
  }

  /// The block with other content; nil where all stays.
  private mutating func inside(_ block: Block) -> Block? {
    guard let kind = inside(block.kind) else { return nil }
    var copy = block
    copy.kind = kind
    return copy
  }

  private mutating func inside(_ kind: Block.Kind) -> Block.Kind? {
    switch kind {
    case .heading(var heading):
      guard let content = rewrite(heading.content, of: nil) else { return nil }
      heading.content = content
      return .heading(heading)
    case .paragraph(let content): return rewrite(content, of: nil).map { .paragraph($0) }
    case .list(var list):
      let items = list.items.replacing { item in
        changed(item.blocks).map { List.Item(blocks: $0, range: item.range) }
      }
      guard let items else { return nil }
      list.items = items
      return .list(list)
    case .quote(let blocks): return changed(blocks).map { .quote($0) }
    case .callout(var callout):
      let (title, blocks) = (rewrite(callout.title, of: nil), changed(callout.blocks))
      if title == nil, blocks == nil { return nil }
      callout.title = title ?? callout.title
      callout.blocks = blocks ?? callout.blocks
      return .callout(callout)
    case .table(var table):
      let header = changed(table.header)
      let rows = table.rows.replacing { changed($0) }
      if header == nil, rows == nil { return nil }
      table.header = header ?? table.header
      table.rows = rows ?? table.rows
      return .table(table)
    case .details(var details):
      let (summary, blocks) = (rewrite(details.summary, of: nil), changed(details.blocks))
      if summary == nil, blocks == nil { return nil }
      details.summary = summary ?? details.summary
      details.blocks = blocks ?? details.blocks
      return .details(details)
    case .checkpoint(var checkpoint):
      let (title, blocks) = (rewrite(checkpoint.title, of: nil), changed(checkpoint.blocks))
      if title == nil, blocks == nil { return nil }
      checkpoint.title = title ?? checkpoint.title
      checkpoint.blocks = blocks ?? checkpoint.blocks
      return .checkpoint(checkpoint)
    case .code, .snippet, .thematicBreak, .html: return nil
    }
  }

  private mutating func changed(_ cells: [Table.Cell]) -> [Table.Cell]? {
    cells.replacing { cell in
      rewrite(cell.content, of: cell).map { Table.Cell(content: $0, range: cell.range) }
    }
  }
}

extension Array {
  /// The array with another element in the place of each for which there is one; nil where there is none for any.
  fileprivate func replacing(_ replacement: (Element) -> Element?) -> [Element]? {
    var copy: [Element]?
    for (index, element) in enumerated() {
      guard let other = replacement(element) else { continue }
      if copy == nil { copy = self }
      copy?[index] = other
    }
    return copy
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
