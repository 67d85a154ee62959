extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a button with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, image: image))
  }

  /// Makes a button with a role with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a button with a role with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(titleKey, image: image))
  }
}
