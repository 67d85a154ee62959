/// A modifier that makes a view from another.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body(content:)` describes.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A modifier without a body of its own; only such a modifier gets by without one.
public protocol _BodylessModifier: ViewModifier where Body == Never {}

extension _BodylessModifier {
  /// A primitive modifier has no body; calling it is a mistake.
  public func body(content: Content) -> Never { fatalError("\(type(of: self)) has no body.") }
}

extension ViewModifier {
  /// Puts another modifier after this one.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Puts both modifiers on a view, one after the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Puts a modifier on the view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
