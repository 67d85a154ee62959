import HTML
import Lessons

/// A table whose columns say to which side they lean in a class, and whose header says what it heads.
struct TableFigure {
  let renderer: BlockRenderer
  let table: Table

  var node: Node {
    let head = Node.element("thead", [:], [row(table.header, "th")])
    let body = Node.element("tbody", [:], table.rows.flatMap { [row($0, "td"), "\n"] })
    return .element("table", [:], table.rows.isEmpty ? [head] : [head, "\n", body])
  }

  private func row(_ cells: [Table.Cell], _ name: String) -> Node {
    let columns = zip(cells, table.alignments).map { cell, alignment in
      Node.element(
        name,
        [
          "class": alignment == .left ? nil : alignment?.rawValue,
          "scope": name == "th" ? "col" : nil,
        ], renderer.render(cell.content))
    }
    return .element("tr", [:], columns)
  }
}
