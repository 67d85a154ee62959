import Foundation

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of what rows are sorted by.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  /// The columns that this is made of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that this is made of.
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  /// Nothing is shown by nothing.
  public typealias TableRowValue = Never
  /// Nothing is sorted.
  public typealias TableColumnSortComparator = Never
  /// Nothing is made of nothing.
  public var tableColumnBody: Never { fatalError("There are no such columns.") }
}

extension TableColumnContent {
  /// The single columns, numbered from the left.
  nonisolated var parts: [TableColumnPart] {
    let parts: [TableColumnPart]
    if let primitive = self as? any PrimitiveTableColumnContent {
      parts = primitive.ownParts
    } else {
      parts = MainActor.assumeIsolated { Unchecked(tableColumnBody) }.value.parts
    }
    return parts.enumerated().map { index, part in
      TableColumnPart(
        id: index, title: part.title, comparator: part.comparator, isHidden: part.isHidden,
        cell: part.cell)
    }
  }
}
