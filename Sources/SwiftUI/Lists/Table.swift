import Foundation

/// Rows with columns.
public nonisolated struct Table<Value: Identifiable, Columns: TableColumns>: View, PrimitiveView
where Columns.Value == Value {
  /// A table is primitive.
  public typealias Body = Never

  private let values: [Value]
  private let columns: Columns
  private let selection: ListSelection?

  init(values: [Value], columns: Columns, selection: ListSelection?) {
    self.values = values
    self.columns = columns
    self.selection = selection
  }

  func update(_ node: Node) {
    let columns = columns
    node.updateChild(0, ForEach(values) { value in HStack { columns.row(value) } })
  }

  func elements(_ node: Node) -> [Element] {
    node.container(.table, columns.titles.map { "\"\($0)\"" })
  }
}

/// The columns of a table.
public protocol TableColumns<Value> {
  /// The type of the rows.
  associatedtype Value
  /// The titles of the columns.
  nonisolated var titles: [String] { get }
  /// The cells of a row.
  nonisolated func row(_ value: Value) -> AnyView
}

/// A column of a table.
public nonisolated struct TableColumn<Value, Content: View>: TableColumns {
  /// The titles of the columns.
  public let titles: [String]
  private let content: (Value) -> Content

  /// Makes a column of views.
  public init(_ title: String, @ViewBuilder content: @escaping (Value) -> Content) {
    titles = [title]
    self.content = content
  }

  /// Makes a column of views, for sorting by a property.
  public init<V: Comparable>(
    _ title: String, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(title, content: content)
  }

  /// Makes a column of words.
  public init(_ title: String, value: KeyPath<Value, String>) where Content == Text {
    self.init(title) { Text($0[keyPath: value]) }
  }

  /// The cells of a row.
  public func row(_ value: Value) -> AnyView { AnyView(content(value)) }

  /// Sets the width of the column.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Sets the width of the column within bounds.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    self
  }
}

/// Several columns.
public nonisolated struct TableColumnGroup<Value>: TableColumns {
  /// The titles of the columns.
  public let titles: [String]
  private let cells: (Value) -> AnyView

  init(titles: [String], cells: @escaping (Value) -> AnyView) {
    self.titles = titles
    self.cells = cells
  }

  /// The cells of a row.
  public func row(_ value: Value) -> AnyView { cells(value) }
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Value> {
  /// Takes a column as it is.
  public static func buildExpression<C: View>(_ column: TableColumn<Value, C>) -> TableColumn<
    Value, C
  > {
    column
  }
  /// Starts with a column.
  public static func buildPartialBlock<C: TableColumns>(first: C) -> C where C.Value == Value {
    first
  }
  /// Puts a column beside others.
  public static func buildPartialBlock<A: TableColumns, C: TableColumns>(
    accumulated: A, next: C
  ) -> TableColumnGroup<Value> where A.Value == Value, C.Value == Value {
    TableColumnGroup(titles: accumulated.titles + next.titles) { value in
      AnyView(TupleView((accumulated.row(value), next.row(value))))
    }
  }
}

extension Table {
  /// Makes a table.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns(), selection: nil)
  }

  /// Makes a table in which a row can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns(), selection: ListSelection(selection))
  }

  /// Makes a table in which rows can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(values: Array(data), columns: columns(), selection: ListSelection(selection))
  }
}
