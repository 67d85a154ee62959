import Foundation

/// Puts rows of views below one another, with columns in line.
public nonisolated struct Grid<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  private let parameters: [String?]
  private let content: Content

  /// Makes the container.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    parameters = [ArgumentText.of("alignment", alignment == .center ? nil : alignment)]
    self.content = content()
  }

  static var isLazy: Bool? { false }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.grid, parameters) }
}
