/// Rows inside rows, folded away at first.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  View, PrimitiveView
{
  /// The group is primitive.
  public typealias Body = Never

  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content

  /// Makes rows of a tree of values whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  func update(_ node: Node) {
    let (id, children, content) = (id, children, content)
    node.updateChild(
      0,
      ForEach(data: data, id: { $0[keyPath: id] }) { element in
        if let inner = element[keyPath: children] {
          AnyView(
            DisclosureGroup {
              OutlineGroup(inner, id: id, children: children, content: content)
            } label: {
              content(element)
            })
        } else {
          AnyView(content(element))
        }
      })
  }
}

extension OutlineGroup where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes rows of a tree of identifiable values.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup {
  /// Makes rows of one value and what is in it.
  public nonisolated init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element] {
    self.init([root], id: id, children: children, content: content)
  }

  /// Makes rows of one identifiable value and what is in it.
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }
}
