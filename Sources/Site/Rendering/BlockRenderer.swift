package import HTML
package import Lessons

/// Writes the blocks of a lesson as HTML, as CommonMark has it.
///
/// A page that shows some of them in its own way says so by the three requirements; what it leaves is written here, and
/// comes back to them for what is inside.
package protocol BlockRenderer {
  /// Writes a block in the page's own way; false, with nothing written, where it leaves it to the generic one.
  func writeOwn(_ block: Block, to out: inout Serializer) -> Bool

  /// Writes a piece of running text, which is no mere text, in the page's own way; false where it leaves it.
  func writeOwn(_ inline: Inline, to out: inout Serializer) -> Bool

  /// Writes what becomes of raw HTML in blocks and in running text.
  func writeRaw(_ html: String, to out: inout Serializer)
}

/// What shows no block in a way of its own, and passes raw HTML through.
package struct PlainRenderer: BlockRenderer {
  package init() {}
}

extension BlockRenderer {
  package func writeOwn(_ block: Block, to out: inout Serializer) -> Bool { false }

  package func writeOwn(_ inline: Inline, to out: inout Serializer) -> Bool { false }

  package func writeRaw(_ html: String, to out: inout Serializer) { out.raw(html) }

  /// The blocks one under the other, each on its own line; in a tight list, paragraphs are set without `p`.
  package func write(_ blocks: [Block], tight: Bool = false, to out: inout Serializer) {
    for (index, block) in blocks.enumerated() {
      if tight, case .paragraph(let content) = block.kind {
        write(content, to: &out)
        if index < blocks.count - 1 { out.newline() }
      } else {
        if tight, index == 0 { out.newline() }
        write(block, to: &out)
        out.newline()
      }
    }
  }

  /// One block, without the end of its line.
  package func write(_ block: Block, to out: inout Serializer) {
    if !writeOwn(block, to: &out) { generic(block, to: &out) }
  }

  /// A block as CommonMark has it, whatever the page would make of it.
  private func generic(_ block: Block, to out: inout Serializer) {
    switch block.kind {
    case .heading(let heading): generic(heading, to: &out)
    case .paragraph(let content): out.element("p") { write(content, to: &$0) }
    case .list(let list): generic(list, to: &out)
    case .quote(let blocks):
      out.element("blockquote") { out in
        out.newline()
        write(blocks, to: &out)
      }
    case .callout(let callout): generic(callout, to: &out)
    case .code(let code): self.code(code.text, info: code.info, to: &out)
    case .snippet(let snippet): generic(snippet, to: &out)
    case .table(let table): generic(table, to: &out)
    case .details(let details): generic(details, to: &out)
    case .checkpoint(let checkpoint): generic(checkpoint, to: &out)
    case .thematicBreak: out.void("hr")
    case .html(let html):
      let endsLine = html.utf8.last == UInt8(ascii: "\n")
      writeRaw(endsLine ? String(Substring(html.utf8.dropLast())) : html, to: &out)
    }
  }
}
