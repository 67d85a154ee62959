/// One view for each element of a collection, each found again by the identity of its element.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View, _BodylessView, PrimitiveView where Content: View {
  /// A list of views is primitive.
  public typealias Body = Never

  nonisolated static var readsValues: Bool { true }

  nonisolated func update(_ node: Node) {
    if let data = data as? any PartsOfView { return showParts(of: data, in: node) }
    node.isRowContainer = true
    node.stored(-1) { ForEachRows<ID>() }.update(self, in: node)
  }
}

extension ForEach where Content: View {
  private nonisolated func showParts<Parts: PartsOfView>(of data: Parts, in node: Node) {
    guard let content = content as? (Parts.Part) -> Content else { return }
    data.show(content, in: node)
  }
}
