/// A line between views.
public nonisolated struct Divider: View, PrimitiveView, Sendable {
  /// A divider is primitive.
  public typealias Body = Never

  /// Makes a line between views.
  public init() {}

  static var isLeaf: Bool { true }

  func elements(_ node: Node) -> [Element] { node.container(.divider) }
}
