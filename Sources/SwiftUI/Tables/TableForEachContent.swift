/// A row for each value of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>:
  PrimitiveTableRowContent
where Data.Element: Identifiable {
  /// The type of the rows.
  public typealias TableRowValue = Data.Element
  /// The rows are primitive.
  public typealias TableRowBody = Never

  let data: Data

  var ownView: AnyView { AnyView(ForEach(data) { TableRow($0).ownView }) }
}
