import HTML
import Lessons

/// The blocks that CommonMark and GitHub Flavored Markdown know.
extension BlockRenderer {
  func heading(_ heading: Heading) -> Node {
    let id = heading.id.isEmpty ? nil : heading.id
    return .element("h\(heading.level)", ["id": id], render(heading.content))
  }

  func list(_ list: List) -> Node {
    let items = list.items.flatMap { item -> [Node] in
      let opening: [Node] = list.isTight || item.blocks.isEmpty ? [] : ["\n"]
      return [.element("li", [:], opening + render(item.blocks, tight: list.isTight)), "\n"]
    }
    switch list.marker {
    case .bullet: return .element("ul", [:], ["\n"] + items)
    case .ordered(let start):
      return .element("ol", ["start": start == 1 ? nil : "\(start)"], ["\n"] + items)
    }
  }

  func code(_ text: String, info: String) -> Node {
    let word = info.prefix { !$0.isWhitespace }
    let name = word.isEmpty ? nil : "language-\(word)"
    return .element("pre", [:], [.element("code", ["class": name], [.text(text)])])
  }

  func table(_ table: Table) -> Node {
    var parts: [Node] = [
      "\n", .element("thead", [:], ["\n", row(table.header, "th", table)]), "\n",
    ]
    if !table.rows.isEmpty {
      let rows = table.rows.flatMap { cells -> [Node] in [row(cells, "td", table), "\n"] }
      parts += [.element("tbody", [:], ["\n"] + rows), "\n"]
    }
    return .element("table", [:], parts)
  }

  private func row(_ cells: [Table.Cell], _ name: String, _ table: Table) -> Node {
    let columns = zip(cells, table.alignments).flatMap { cell, alignment -> [Node] in
      [.element(name, ["align": alignment?.rawValue], render(cell.content)), "\n"]
    }
    return .element("tr", [:], ["\n"] + columns)
  }
}
