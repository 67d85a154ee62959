/// Puts views on top of one another.
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
  /// A stack is primitive.
  public typealias Body = Never

  private let alignment: Alignment
  private let content: Content

  /// Stacks views, the first at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  static var isLazy: Bool? { false }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] {
    node.container(.zStack, ArgumentText.of("alignment", alignment == .center ? nil : alignment))
  }
}
