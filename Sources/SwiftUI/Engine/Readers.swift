/// The nodes that have read a value, each with the evaluation in which it did.
struct Readers {
  private struct Reader {
    unowned let node: Node
    var evaluation: Int
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Subscribes the present evaluation of a node.
  mutating func insert(_ node: Node, dependency: some Dependency) {
    let reader = Reader(node: node, evaluation: node.evaluation)
    if readers.updateValue(reader, forKey: ObjectIdentifier(node)) == nil {
      node.onDetach { [weak dependency, unowned node] in dependency?.removeReader(node) }
    }
  }

  mutating func remove(_ node: Node) { readers[ObjectIdentifier(node)] = nil }

  /// The nodes that read the value the last time they were evaluated.
  var current: [Node] {
    readers.values.lazy.filter { $0.evaluation == $0.node.evaluation }.map(\.node)
  }
}
