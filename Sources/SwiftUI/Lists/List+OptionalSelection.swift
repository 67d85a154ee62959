extension List {
  /// Makes a list in which a row can be selected.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  {
    self.init(selection: ListSelection(selection), content: content())
  }

  /// Makes a list in which a row can be selected, with a row for each identifiable value.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list in which a row can be selected, with a row for each value whose identity is at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list in which a row can be selected, with a row for each number of a range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list in which a row can be selected, with a row for a binding to each identifiable value.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list in which a row can be selected, with a row for a binding to each value whose identity is at a key path.
  @_disfavoredOverload
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list in which a row can be selected, whose rows can be removed or moved.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      ModifiedContent<RowContent, EditableRow>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list in which a row can be selected, whose rows can be removed or moved, with the identity of values at a key path.
  @_disfavoredOverload
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      ModifiedContent<RowContent, EditableRow>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Index: Hashable
  {
    self.init(
      selection: ListSelection(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Makes a list in which a row can be selected, with rows inside rows.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
