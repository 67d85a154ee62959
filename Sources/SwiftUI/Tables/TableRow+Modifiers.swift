import Foundation

extension TableRowContent {
  private nonisolated func modified(_ view: some View) -> TableRowParts<TableRowValue> {
    TableRowParts(ownView: AnyView(view))
  }

  /// Offers actions on the rows.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TableRowContent<TableRowValue>
  { modified(rowView.contextMenu(menuItems: menuItems)) }

  /// Lets rows be dragged.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  { modified(rowView.draggable(payload())) }

  /// Lets things be dropped on rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified(
      rowView.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      })
  }

  /// Says what is given away when rows are dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?)
    -> some TableRowContent<TableRowValue>
  { modified(rowView.itemProvider(action)) }

  /// Says what happens when a person hovers over the rows.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void)
    -> some TableRowContent<TableRowValue>
  { modified(rowView.onHover(perform: action)) }
}

/// A row that can be unfolded to show others.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  PrimitiveTableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the rows.
  public typealias TableRowValue = Label.TableRowValue
  /// The row is primitive.
  public typealias TableRowBody = Never

  let ownView: AnyView

  /// Makes a row of a value.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    let label = TableRow(value).rowView
    if let isExpanded {
      ownView = AnyView(
        DisclosureGroup(isExpanded: isExpanded) {
          content().rowView
        } label: {
          label
        })
    } else {
      ownView = AnyView(
        DisclosureGroup {
          content().rowView
        } label: {
          label
        })
    }
  }
}
