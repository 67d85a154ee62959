/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the rows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The rows that this is made of.
  associatedtype TableRowBody: TableRowContent

  /// The rows that this is made of.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  /// Nothing is made of nothing.
  public var tableRowBody: Never { fatalError("There are no such rows.") }
}

extension TableRowContent where TableRowBody == Never {
  /// Primitive rows have no body; reading it is a mistake.
  public var tableRowBody: Never { fatalError("\(type(of: self)) has no body.") }
}

extension TableRowContent {
  /// The view that shows the rows.
  nonisolated var rowView: AnyView {
    if let primitive = self as? any PrimitiveTableRowContent { return primitive.ownView }
    return MainActor.assumeIsolated { Unchecked(tableRowBody) }.value.rowView
  }
}

private struct TableCellsKey: EnvironmentKey {
  static var defaultValue: (Any) -> AnyView { { _ in AnyView(EmptyView()) } }
}

extension EnvironmentValues {
  /// Shows a row in the columns of the nearest table.
  var tableCells: (Any) -> AnyView {
    get { self[TableCellsKey.self] }
    set { self[TableCellsKey.self] = newValue }
  }
}
