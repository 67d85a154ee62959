// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension CommandMenu {
  /// Makes a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra {
  /// Makes it with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.content = content()
  }

  /// Makes it with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title; it is there while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.content = content()
  }

  /// Makes it with a title and a symbol; it is there while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title and an image; it is there while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }
}

extension UtilityWindow {
  /// Makes a window with a title, known by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension View {
  /// Says what the button of a dialog for files says.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    recorded("fileDialogConfirmationLabel")
  }

  /// Says what a dialog for files says.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    recorded("fileDialogMessage")
  }
}

extension View {
  /// Says how a field for the name of a file is called.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S?) -> some View {
    recorded("fileExporterFilenameLabel")
  }
}

extension Window {
  /// Makes a window with a title, known by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup {
  /// Makes windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title, known by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title for values; none is open at first.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }

  /// Makes windows with a title for values, known by a name; none is open at first.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }
}
