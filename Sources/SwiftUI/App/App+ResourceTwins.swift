// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension CommandMenu {
  /// Makes a menu.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra {
  /// Makes it with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.content = content()
  }

  /// Makes it with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title; it is there while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.content = content()
  }

  /// Makes it with a title and a symbol; it is there while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title and an image; it is there while a value is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }
}

extension UtilityWindow {
  /// Makes a window with a title, known by a name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension View {
  /// Says what the button of a dialog for files says.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View
  {
    recorded("fileDialogConfirmationLabel")
  }

  /// Says what a dialog for files says.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_ message: LocalizedStringResource) -> some View {
    recorded("fileDialogMessage")
  }
}

extension View {
  /// Says how a field for the name of a file is called.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource?)
    -> some View
  {
    recorded("fileExporterFilenameLabel")
  }
}

extension Window {
  /// Makes a window with a title, known by a name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension WindowGroup {
  /// Makes windows with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title, known by a name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes windows with a title for values; none is open at first.
  @_disfavoredOverload
  public init<D: Codable & Hashable>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }

  /// Makes windows with a title for values, known by a name; none is open at first.
  @_disfavoredOverload
  public init<D: Codable & Hashable>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }
}
