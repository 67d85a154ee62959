import Foundation

/// Views whose glass flows together.
public nonisolated struct GlassEffectContainer<Content: View>: View, PrimitiveView {
  /// The container is primitive.
  public typealias Body = Never

  private let content: Content

  /// Makes a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func update(_ node: Node) { node.updateChild(0, content) }
}

extension GlassEffectContainer: GroupingView {}
