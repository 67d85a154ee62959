/// Something in the menu bar; there is none here.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  /// A scene is primitive.
  public typealias Body = Never

  let content: Content

  /// Makes it with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  /// Makes it with a label of views; it is there while a value is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  /// Makes it with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.content = content()
  }

  /// Makes it with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title; it is there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.content = content()
  }

  /// Makes it with a title and a symbol; it is there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  /// Makes it with a title and an image; it is there while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.content = content()
  }

  var view: AnyView { AnyView(EmptyView()) }
}

/// How something in the menu bar is shown.
public protocol MenuBarExtraStyle {}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {}

/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
  /// As usual.
  public static var automatic: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// As a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
