/// Puts views side by side.
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  /// A stack is primitive.
  public typealias Body = Never

  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Stacks views; without spacing the platform decides the distance.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
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
      .hStack, ArgumentText.of("alignment", alignment == .center ? nil : alignment),
      ArgumentText.of("spacing", spacing))
  }
}
