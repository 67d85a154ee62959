// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension Table {
  /// Makes a table of values, of which some can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(selection)
    )
  }

  /// Makes a table of values, of which some can be selected, sorted by its columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
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

extension Table {
  /// Makes a table of rows, of which some can be selected.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table of rows, of which some can be selected, sorted by its columns.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Makes a table of a tree of values, of which some can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(selection))
  }

  /// Makes a table of a tree of values, of which some can be selected, sorted by its columns.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
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

extension Table {
  /// Makes a table of rows, of which some can be selected.
  public nonisolated init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table of rows, of which some can be selected, sorted by its columns.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}
