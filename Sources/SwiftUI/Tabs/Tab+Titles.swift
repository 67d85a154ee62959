extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab known by a value, with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab known by a value, with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: AnyHashable(value), content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a tab with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tag: nil, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}
