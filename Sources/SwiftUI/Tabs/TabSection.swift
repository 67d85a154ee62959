/// Tabs that belong together.
public nonisolated struct TabSection<Header: View, Content: TabContent>: PrimitiveTabContent {
  /// The type of the value a tab is known by.
  public typealias TabValue = Content.TabValue
  /// A section is primitive.
  public typealias Body = Never

  let content: Content

  /// Makes a section with a heading of views.
  public init<V: Hashable>(
    @TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> Header
  ) where V == Content.TabValue {
    self.content = content()
  }

  /// Makes a section with a localised title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content
  ) where Header == Text, V == Content.TabValue {
    self.content = content()
  }

  /// Makes a section without a heading.
  public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Header == EmptyView, V == Content.TabValue {
    self.content = content()
  }

  var view: AnyView { AnyView(TabContentView(content: content)) }
}
