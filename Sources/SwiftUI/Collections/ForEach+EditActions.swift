import Foundation

extension ForEach {
  /// Makes a view for each element of a bound collection, whose rows can be removed or moved.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Index: Hashable,
    Content == ModifiedContent<R, EditableRow>
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: { $0.1 },
      content: { pair in
        ModifiedContent(
          content: content(data[pair.0]),
          modifier: EditableRow(handlers: editActions.handlers(for: pair.0, in: data)))
      })
  }

  /// Makes a view for each element of a bound collection, whose rows can be removed or moved.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, Content == ModifiedContent<R, EditableRow>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

/// Lets a person remove or move a row.
public nonisolated struct EditableRow: ViewModifier, PrimitiveModifier {
  /// The modifier is primitive.
  public typealias Body = Never

  let handlers: [Handler]

  func elements(_ node: Node) -> [Element] {
    node.elements(ofChild: 0).map { element in element.with { $0.handlers += handlers } }
  }
}

extension EditActions
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  /// What can be done with the row of an element.
  nonisolated func handlers(for index: Data.Index, in data: Binding<Data>) -> [Handler] {
    var handlers: [Handler] = []
    if contains(.delete) { handlers.append(.delete { data.wrappedValue.remove(at: index) }) }
    if contains(.move) {
      handlers.append(
        .move { source, destination in
          var elements = Array(data.wrappedValue)
          elements.move(fromOffsets: source, toOffset: destination)
          data.wrappedValue = Data(elements)
        })
    }
    return handlers
  }
}
