import Foundation

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes a column as it is.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

  /// Takes a column that rows cannot be sorted by.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never { column }

  /// Passes a single column through.
  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }

  /// Puts columns beside each other.
  @_disfavoredOverload
  public static func buildBlock<First: TableColumnContent, each C: TableColumnContent>(
    _ first: First, _ column: repeat each C
  ) -> TupleTableColumnContent<RowValue, Sort> {
    var parts = first.parts
    for column in repeat each column { parts += column.parts }
    return TupleTableColumnContent(ownParts: parts)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
  where C.TableRowValue == RowValue { column }

  /// Builds the first branch of a choice.
  public static func buildEither<C: TableColumnContent>(
    first column: C
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(ownParts: column.parts)
  }

  /// Builds the second branch of a choice.
  public static func buildEither<C: TableColumnContent>(
    second column: C
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(ownParts: column.parts)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of what rows are sorted by.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// What may be missing is primitive.
  public typealias TableColumnBody = Never
}

extension Optional: PrimitiveTableColumnContent where Wrapped: TableColumnContent {
  nonisolated var ownParts: [TableColumnPart] { self?.parts ?? [] }
}
