import Foundation

extension Table {
  /// Makes a table of rows, whose type their values give.
  public nonisolated init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Makes a table of rows, of which one can be selected.
  public nonisolated init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table of rows, sorted by its columns.
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of rows, of which one can be selected, sorted by its columns.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}
