/// A row for each value of a tree, folded away at first where it is inside another.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>:
  PrimitiveTableRowContent
where Data.Element: Identifiable {
  /// The type of the rows.
  public typealias TableRowValue = Data.Element
  /// The rows are primitive.
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  var ownView: AnyView {
    AnyView(OutlineGroup(data, children: children) { TableRow($0).ownView })
  }
}
