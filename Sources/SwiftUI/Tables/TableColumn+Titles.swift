import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column of views with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Makes a column of words with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Makes a column of views with a text for its title.
  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// Makes a column of words with a text for its title.
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}
