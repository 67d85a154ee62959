/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  /// The type of the rows.
  public typealias TableRowValue = Value
  /// A row is primitive.
  public typealias TableRowBody = Never

  private let value: Value

  /// Makes a row of a value.
  public init(_ value: Value) { self.value = value }

  var ownView: AnyView { AnyView(TableCells(value: value).tag(value.id)) }
}
