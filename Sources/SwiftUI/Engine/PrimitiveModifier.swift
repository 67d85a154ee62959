/// A modifier that the engine knows by itself.
protocol PrimitiveModifier: _BodylessModifier {
  /// Whether an evaluation reads the environment, or gives the content another one.
  nonisolated static var usesEnvironment: Bool { get }

  /// Whether its update or its elements read bindings, which may lead to an observed object.
  nonisolated static var readsValues: Bool { get }

  /// Brings the content, by convention in slot 0, up to date.
  nonisolated func update(_ content: some View, in node: Node)

  /// The elements of the modified content.
  nonisolated func elements(_ node: Node) -> [Element]
}

extension PrimitiveModifier {
  nonisolated static var usesEnvironment: Bool { false }
  nonisolated static var readsValues: Bool { false }

  nonisolated func update(_ content: some View, in node: Node) { node.updateChild(0, content) }

  nonisolated func elements(_ node: Node) -> [Element] { node.elements(ofChild: 0) }
}
