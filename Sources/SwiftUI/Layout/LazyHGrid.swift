import Foundation

/// Puts views into rows.
public nonisolated struct LazyHGrid<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  private let parameters: [String?]
  private let content: Content

  /// Makes the container.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    parameters = ["rows: \(rows.count)", ArgumentText.of("spacing", spacing)]
    self.content = content()
  }

  static var isLazy: Bool? { true }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.lazyHGrid, parameters) }
}
