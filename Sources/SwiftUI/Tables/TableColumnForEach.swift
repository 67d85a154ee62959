import Foundation

/// A column for each element of a collection.
public nonisolated struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
>: PrimitiveTableColumnContent {
  /// The type of the rows.
  public typealias TableRowValue = RowValue
  /// The type of what rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// The columns are primitive.
  public typealias TableColumnBody = Never

  let ownParts: [TableColumnPart]

  /// Makes columns for values whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    ownParts = data.flatMap { content($0).parts }
  }

  /// Makes columns for identifiable values.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content
  )
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == RowValue,
    Content.TableColumnSortComparator == Sort
  {
    ownParts = data.flatMap { content($0).parts }
  }
}
