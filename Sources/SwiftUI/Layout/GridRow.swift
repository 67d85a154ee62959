import Foundation

/// A row of a grid.
public nonisolated struct GridRow<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  private let parameters: [String?]
  private let content: Content

  /// Makes the container.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    parameters = [ArgumentText.of("alignment", alignment)]
    self.content = content()
  }

  static var isLazy: Bool? { false }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.gridRow, parameters) }
}
