import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of words with a localised title, for sorting by them.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable
  )
  where Content == Text {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of words with a localised title, for sorting by a comparator.
  public nonisolated init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of views with a localised title, for sorting by a property.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of views with a localised title, for sorting by a property that may be missing.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of views with a localised title, for sorting by a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// Makes a column of words with a text for its title, for sorting by them.
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(label: text, comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of words with a text for its title, for sorting by a comparator.
  public nonisolated init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of views with a text for its title, for sorting by a property.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of views with a text for its title, for sorting by a property that may be missing.
  public nonisolated init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of views with a text for its title, for sorting by a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Label == Text {
  /// Makes a column of views with a localised title, for sorting by a comparator of rows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Makes a column of views with a text for its title, for sorting by a comparator of rows.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
