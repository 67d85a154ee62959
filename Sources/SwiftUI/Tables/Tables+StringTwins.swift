// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of words with a title, for sorting by them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable
  )
  where Content == Text {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of words with a title, for sorting by a comparator.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of views with a title, for sorting by a property.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of views with a title, for sorting by a property that may be missing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of views with a title, for sorting by a comparator.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn where Label == Text {
  /// Makes a column of views with a title, for sorting by a comparator of rows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column of views with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Makes a column of words with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Identifiable>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
