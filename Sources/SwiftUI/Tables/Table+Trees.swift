import Foundation

extension Table {
  /// Makes a table of a tree of values.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
  }

  /// Makes a table of a tree of values, of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection))
  }

  /// Makes a table of a tree of values, sorted by its columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder))
  }

  /// Makes a table of a tree of values, of which one can be selected, sorted by its columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value, Rows == TableOutlineGroupContent<Data>,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder))
  }
}
