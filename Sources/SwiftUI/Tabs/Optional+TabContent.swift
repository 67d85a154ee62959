extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the value a tab is known by.
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  nonisolated var view: AnyView { AnyView(map { TabContentView(content: $0) }) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the value a tab is known by.
  public typealias TabValue = Content.TabValue
  /// A list of tabs is primitive.
  public typealias Body = Never
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  nonisolated var view: AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, TabContentView<Content>>(data: data, id: id) {
        TabContentView(content: content($0))
      })
  }
}

extension ForEach where Content: TabContent {
  /// Makes a tab for each identifiable value.
  public nonisolated init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes a tab for each value, whose identity is at a key path.
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Makes a tab for each number.
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, id: { $0 }, content: content)
  }
}
