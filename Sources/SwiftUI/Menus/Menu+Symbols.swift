extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Makes a menu with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleKey, image: image), content: content(), primaryAction: nil)
  }
}
