/// One column of a table, whatever its types.
nonisolated struct TableColumnPart: Identifiable {
  let id: Int
  let title: AnyView
  /// What rows are sorted by when the title is pressed.
  let comparator: Any?
  var isHidden = false
  /// Shows a row in the column.
  let cell: (Any) -> AnyView
}
