// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: SwiftUI.Label(title, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Makes a menu with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(title, image: image), content: content(), primaryAction: nil)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title that does something when it is pressed only shortly.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}
