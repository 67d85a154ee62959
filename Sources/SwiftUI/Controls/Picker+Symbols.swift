extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), current: nil,
      content: content())
  }

  /// Makes a picker with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, image: image), current: nil,
      content: content())
  }
}
