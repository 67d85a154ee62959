import Foundation

/// A column of a table.
public nonisolated struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: PrimitiveTableColumnContent {
  /// The type of the rows.
  public typealias TableRowValue = RowValue
  /// The type of what rows are sorted by.
  public typealias TableColumnSortComparator = Sort
  /// A column is primitive.
  public typealias TableColumnBody = Never

  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var isHidden = false

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  var ownParts: [TableColumnPart] {
    let content = content
    return [
      TableColumnPart(
        id: 0, title: AnyView(label), comparator: comparator, isHidden: isHidden,
        cell: { row in AnyView((row as? RowValue).map(content)) })
    ]
  }

  /// Sets the width of the column.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// Sets the width of the column within bounds.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }

  /// Says where content stands in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }

  /// Names the column for what a person changes.
  public func customizationID(_ id: String) -> Self { self }

  /// Says what of the column a person cannot change.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }

  /// Says whether the column is shown before a person has changed anything.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var copy = self
    copy.isHidden = visibility == .hidden
    return copy
  }
}
