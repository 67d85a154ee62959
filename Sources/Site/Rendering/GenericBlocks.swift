import HTML
import Lessons

/// The blocks that CommonMark and GitHub Flavored Markdown know.
extension BlockRenderer {
  func generic(_ heading: Heading, to out: inout Serializer) {
    out.heading(heading.level, ["id": heading.id.isEmpty ? nil : heading.id]) {
      write(heading.content, to: &$0)
    }
  }

  func generic(_ list: List, to out: inout Serializer) {
    func items(_ out: inout Serializer) {
      out.newline()
      for item in list.items {
        out.element("li") { out in
          if !list.isTight, !item.blocks.isEmpty { out.newline() }
          write(item.blocks, tight: list.isTight, to: &out)
        }
        out.newline()
      }
    }
    switch list.marker {
    case .bullet: out.element("ul", [:], items)
    case .ordered(let start): out.element("ol", ["start": start == 1 ? nil : "\(start)"], items)
    }
  }

  func code(_ text: String, info: String, to out: inout Serializer) {
    let word = info.prefix { !$0.isWhitespace }
    let name = word.isEmpty ? nil : "language-\(word)"
    out.element("pre") { $0.element("code", ["class": name], text: text) }
  }

  func generic(_ table: Table, to out: inout Serializer) {
    out.element("table") { out in
      out.newline()
      out.element("thead") { out in
        out.newline()
        row(table.header, "th", table, to: &out)
      }
      out.newline()
      if table.rows.isEmpty { return }
      out.element("tbody") { out in
        out.newline()
        for cells in table.rows {
          row(cells, "td", table, to: &out)
          out.newline()
        }
      }
      out.newline()
    }
  }

  private func row(
    _ cells: [Table.Cell], _ name: StaticString, _ table: Table, to out: inout Serializer
  ) {
    out.element("tr") { out in
      out.newline()
      for (cell, alignment) in zip(cells, table.alignments) {
        out.element(name, ["align": alignment?.rawValue]) { write(cell.content, to: &$0) }
        out.newline()
      }
    }
  }
}
