import Foundation

/// The settings of a program; they are not open at first.
public nonisolated struct Settings<Content: View>: PrimitiveScene {
  /// A scene is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var view: AnyView { AnyView(EmptyView()) }
}
