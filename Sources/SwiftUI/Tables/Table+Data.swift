import Foundation

extension Table {
  /// Makes a table of values.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table of values, of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection)
    )
  }

  /// Makes a table of values, sorted by its columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of values, of which one can be selected, sorted by its columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableForEachContent<Data>,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }
}
