import Foundation

/// Content that can be larger than the room there is.
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  /// The content.
  public var content: Content
  /// The directions in which it moves.
  public var axes: Axis.Set
  /// Whether it shows how far it has moved.
  public var showsIndicators: Bool

  /// Makes scrolled content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes scrolled content.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] {
    node.container(.scrollView, axes == .vertical ? nil : axes.description)
  }
}
