// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Makes a menu with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(titleResource, image: image), content: content(), primaryAction: nil)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title of a resource that does something when it is pressed only shortly.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}
