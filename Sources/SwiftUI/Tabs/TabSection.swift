/// Tabs that belong together.
public nonisolated struct TabSection<Header: View, Content: TabContent>: PrimitiveTabContent {
  /// The type of the value a tab is known by.
  public typealias TabValue = Content.TabValue
  /// A section is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes a section with a heading of views.
  public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// Makes a section with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) where Header == Text {
    self.content = content()
  }

  var view: AnyView { AnyView(TabContentView(content: content)) }
}
