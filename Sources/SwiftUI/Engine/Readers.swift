/// The nodes that have read a value, each with the evaluation in which it did.
struct Readers<Value> {
  private struct Reader {
    unowned let node: Node
    var evaluation: Int
    /// The parts that were read, each with a test whether it is still the same; nil where the whole value was read.
    var parts: [(Value) -> Bool]?
  }

  /// The number of parts above which a node is taken to have read everything.
  private static var partLimit: Int { 16 }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Subscribes the present evaluation of a node, to everything or to a part.
  mutating func insert(
    _ node: Node, part: ((Value) -> Bool)? = nil, dependency: some Dependency
  ) {
    let id = ObjectIdentifier(node)
    let parts = part.map { [$0] }
    guard let known = readers[id] else {
      readers[id] = Reader(node: node, evaluation: node.evaluation, parts: parts)
      node.onDetach { [weak dependency, unowned node] in dependency?.removeReader(node) }
      return
    }
    if known.evaluation != node.evaluation {
      readers[id] = Reader(node: node, evaluation: node.evaluation, parts: parts)
    } else if let part, let others = known.parts, others.count < Self.partLimit {
      readers[id]?.parts?.append(part)
    } else if known.parts != nil {
      readers[id]?.parts = nil
    }
  }

  mutating func remove(_ node: Node) { readers[ObjectIdentifier(node)] = nil }

  /// The nodes that, the last time they were evaluated, read something that is different in a value.
  func stale(in value: Value) -> [Node] {
    var stale: [Node] = []
    for reader in readers.values where reader.evaluation == reader.node.evaluation {
      if let parts = reader.parts, parts.allSatisfy({ $0(value) }) { continue }
      stale.append(reader.node)
    }
    return stale
  }
}
