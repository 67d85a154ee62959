/// One of the views that a container was given, whatever made it.
public nonisolated struct Subview: View, PrimitiveView, Identifiable {
  /// A subview is primitive.
  public typealias Body = Never

  /// The identity of a subview.
  public struct ID: Hashable {
    private let node: ObjectIdentifier

    init(_ node: Node) { self.node = ObjectIdentifier(node) }
  }

  let source: Node

  /// The identity of the view.
  public var id: ID { ID(source) }

  /// The values that the view gives to its container.
  public var containerValues: ContainerValues {
    var values = ContainerValues()
    for node in source.valueChain {
      node.existing(ContainerValuesChange.key, as: ContainerValuesChange.self)?.apply(&values)
    }
    values.tags = source.elements.first?.tags ?? []
    return values
  }

  static var usesEnvironment: Bool { true }

  func update(_ node: Node) {
    source.mirror(in: node)
    if source.isAttached { source.adoptEnvironment(node.environment) }
    node.invalidateElements()
  }

  func elements(_ node: Node) -> [Element] { source.isAttached ? source.elements : [] }
}
