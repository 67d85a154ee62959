// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab known by a value, with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  /// Makes a tab known by a value, with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(), label: SwiftUI.Label(titleResource, image: image)
    )
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(), label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  /// Makes a tab with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, content: content(), label: SwiftUI.Label(titleResource, image: image))
  }
}

extension TabContent {
  /// Puts words on the button of the tab.
  @_disfavoredOverload
  public nonisolated func badge(_ labelResource: LocalizedStringResource?) -> some TabContent<
    TabValue
  > {
    self
  }
}

extension TabSection {
  /// Makes a section with a title of a resource.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<V> content: () -> Content
  ) where Header == Text, V == Content.TabValue {
    self.content = content()
  }
}
