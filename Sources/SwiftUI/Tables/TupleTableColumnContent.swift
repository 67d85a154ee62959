import Foundation

/// Several columns.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>:
  PrimitiveTableColumnContent
{
  /// The type of the rows.
  public typealias TableRowValue = RowValue
  /// The type of what rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// The columns are primitive.
  public typealias TableColumnBody = Never

  let ownParts: [TableColumnPart]
}
