import HTML
import Lessons

/// A table whose columns say to which side they lean in a class, and whose header says what it heads.
struct TableFigure {
  let page: LessonRenderer
  let table: Table

  func write(to out: inout Serializer) {
    out.element("table") { out in
      out.element("thead") { row(table.header, "th", scope: "col", to: &$0) }
      if table.rows.isEmpty { return }
      out.newline()
      out.element("tbody") { out in
        for cells in table.rows {
          row(cells, "td", to: &out)
          out.newline()
        }
      }
    }
  }

  private func row(
    _ cells: [Table.Cell], _ name: StaticString, scope: String? = nil, to out: inout Serializer
  ) {
    out.element("tr") { out in
      for (cell, alignment) in zip(cells, table.alignments) {
        out.element(
          name,
          ["class": alignment == .left ? nil : alignment?.rawValue, "scope": scope]
        ) { page.write(cell.content, to: &$0) }
      }
    }
  }
}
