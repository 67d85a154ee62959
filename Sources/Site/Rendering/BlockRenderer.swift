package import HTML
package import Lessons

/// Turns the blocks of a lesson into HTML, as CommonMark has it.
///
/// A page that shows some blocks in its own way gives ``block`` or ``inline``; what they return nil for is
/// rendered here, and they call back to ``render(_:tight:)`` for what is inside.
package struct BlockRenderer: Sendable {
  /// The page's own rendering of a block, or nil to leave it to the generic one.
  package var block: @Sendable (Block, BlockRenderer) -> [Node]?

  /// The page's own rendering of a piece of running text that is no mere text, or nil to leave it to the generic one.
  package var inline: @Sendable (Inline, BlockRenderer) -> [Node]?

  /// What becomes of raw HTML in blocks and in running text; passed through as it stands by default.
  package var rawHTML: @Sendable (String) -> [Node]

  package init(
    block: @escaping @Sendable (Block, BlockRenderer) -> [Node]? = { _, _ in nil },
    inline: @escaping @Sendable (Inline, BlockRenderer) -> [Node]? = { _, _ in nil },
    rawHTML: @escaping @Sendable (String) -> [Node] = { [.raw($0)] }
  ) {
    self.block = block
    self.inline = inline
    self.rawHTML = rawHTML
  }

  /// The blocks one under the other, each on its own line; in a tight list, paragraphs are set without `p`.
  package func render(_ blocks: [Block], tight: Bool = false) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(2 * blocks.count)
    for (index, block) in blocks.enumerated() {
      if tight, case .paragraph(let content) = block.kind {
        nodes += render(content)
        if index < blocks.count - 1 { nodes.append("\n") }
      } else {
        if tight, index == 0 { nodes.append("\n") }
        nodes += render(block)
        nodes.append("\n")
      }
    }
    return nodes
  }

  /// One block, without the end of its line.
  package func render(_ block: Block) -> [Node] {
    self.block(block, self) ?? generic(block)
  }

  /// A block as CommonMark has it, whatever ``block`` would make of it.
  package func generic(_ block: Block) -> [Node] {
    switch block.kind {
    case .heading(let heading): [self.heading(heading)]
    case .paragraph(let content): [.element("p", [:], render(content))]
    case .list(let list): [self.list(list)]
    case .quote(let blocks): [.element("blockquote", [:], ["\n"] + render(blocks))]
    case .callout(let callout): [self.callout(callout)]
    case .code(let code): [self.code(code.text, info: code.info)]
    case .snippet(let snippet): self.snippet(snippet)
    case .table(let table): [self.table(table)]
    case .details(let details): [self.details(details)]
    case .checkpoint(let checkpoint): [self.checkpoint(checkpoint)]
    case .thematicBreak: [.void("hr")]
    case .html(let html):
      rawHTML(html.utf8.last == UInt8(ascii: "\n") ? String(Substring(html.utf8.dropLast())) : html)
    }
  }
}
