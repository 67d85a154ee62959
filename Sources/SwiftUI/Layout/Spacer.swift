/// Takes the room that is left over.
public nonisolated struct Spacer: View, PrimitiveView, Sendable {
  /// A spacer is primitive.
  public typealias Body = Never

  /// The least room the spacer takes, in points.
  public var minLength: CGFloat?

  /// Makes a spacer that takes at least some room.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  static var isLeaf: Bool { true }

  func elements(_ node: Node) -> [Element] {
    node.container(.spacer, ArgumentText.of("minLength", minLength))
  }
}
