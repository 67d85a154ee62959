/// The title of a column; where rows can be sorted by the column, pressing it does so.
nonisolated struct TableHeader: View {
  let column: TableColumnPart
  let sorting: TableSorting?

  @MainActor var body: some View {
    if let comparator = column.comparator, let sorting {
      Button {
        sorting.sort(by: comparator)
      } label: {
        column.title
      }
    } else {
      column.title
    }
  }
}
