extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle for several values with a localised title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
