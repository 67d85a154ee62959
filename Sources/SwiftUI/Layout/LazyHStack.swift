import Foundation

/// Puts views side by side, made when they are needed; here at once, but they appear when they are scrolled to.
public nonisolated struct LazyHStack<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  private let parameters: [String?]
  private let content: Content

  /// Makes the container.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    parameters = [
      ArgumentText.of("alignment", alignment == .center ? nil : alignment),
      ArgumentText.of("spacing", spacing),
    ]
    self.content = content()
  }

  static var isLazy: Bool? { true }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.lazyHStack, parameters) }
}
