/// Puts views one below another.
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  /// A stack is primitive.
  public typealias Body = Never

  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Stacks views; without spacing the platform decides the distance.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  static var isLazy: Bool? { false }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] {
    node.container(
      .vStack, ArgumentText.of("alignment", alignment == .center ? nil : alignment),
      ArgumentText.of("spacing", spacing))
  }
}
