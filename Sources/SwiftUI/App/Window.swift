import Foundation

/// One window.
public nonisolated struct Window<Content: View>: PrimitiveScene {
  /// A scene is primitive.
  public typealias Body = Never

  let content: Content

  /// Makes a window with a title, known by a name.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var view: AnyView { AnyView(content) }
}
