/// Rows with columns.
public nonisolated struct Table<
  Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent
>: View, PrimitiveView where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  /// A table is primitive.
  public typealias Body = Never

  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sorting: TableSorting?

  init(rows: Rows, columns: Columns, selection: ListSelection? = nil, sorting: TableSorting? = nil)
  {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  static var readsValues: Bool { true }
  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    let columns = columns.parts.filter { !$0.isHidden }
    let sorting = sorting
    node.updateChild(
      0, TableHeaders { ForEach(columns) { TableHeader(column: $0, sorting: sorting) } })
    let cache = node.stored(-1) { EnvironmentCache() }
    let inner = cache.derive(from: node.environment, adding: 0) {
      $0.listSelection = selection
      $0.tableCells = { row in AnyView(ForEach(columns) { $0.cell(row) }) }
    }
    node.updateChild(1, rows.rowView, environment: inner)
  }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.table, node)
    element.children = node.childElements
    if let selection { element.offer(selection) }
    return [element]
  }
}
