import Foundation

/// A window with tools; it is not there at the start.
public nonisolated struct UtilityWindow<Content: View>: PrimitiveScene {
  /// A scene is primitive.
  public typealias Body = Never

  let content: Content

  /// Makes a window with a title, known by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var view: AnyView { AnyView(EmptyView()) }
}
