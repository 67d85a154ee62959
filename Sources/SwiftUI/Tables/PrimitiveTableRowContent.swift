/// Rows that are a view by themselves.
protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {
  nonisolated var ownView: AnyView { get }
}
