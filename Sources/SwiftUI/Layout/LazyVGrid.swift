import Foundation

/// Puts views into columns.
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  private let parameters: [String?]
  private let content: Content

  /// Makes the container.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    parameters = ["columns: \(columns.count)", ArgumentText.of("spacing", spacing)]
    self.content = content()
  }

  static var isLazy: Bool? { true }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.lazyVGrid, parameters) }
}
