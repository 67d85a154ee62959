/// Rows put together, or rows with a modifier.
public nonisolated struct TableRowParts<Value: Identifiable>: PrimitiveTableRowContent {
  /// The type of the rows.
  public typealias TableRowValue = Value
  /// The parts are primitive.
  public typealias TableRowBody = Never

  let ownView: AnyView
}
