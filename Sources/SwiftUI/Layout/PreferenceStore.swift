/// What is told inside a node, put together in the order of its views.
final class PreferenceStore<K: PreferenceKey> {
  /// What one view tells: a value in the place of all inside it, or a change of what these tell.
  enum Contribution {
    case value(K.Value)
    case change((inout K.Value) -> Void)
  }

  private struct Entry {
    weak var node: Node?
    var contribution: Contribution
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Whether an action already waits for the end of the update.
  var isTelling = false
  var onChange: () -> Void = {}

  func set(_ new: Contribution, from node: Node) {
    let owner = ObjectIdentifier(node)
    let old = entries.updateValue(Entry(node: node, contribution: new), forKey: owner)
    if old == nil { node.onDetach { [weak self] in self?.remove(owner) } }
    if case .value(let now) = new, case .value(let before)? = old?.contribution,
      ValueComparison.areEqual(before, now)
    {
      return
    }
    onChange()
  }

  private func remove(_ owner: ObjectIdentifier) {
    entries[owner] = nil
    onChange()
  }

  /// Everything put together.
  var reduced: K.Value {
    var order = TreeOrder()
    let sorted = entries.values.compactMap { entry in
      entry.node.map { (path: order.path(of: $0), contribution: entry.contribution) }
    }
    .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    return Self.reduce(sorted[...]) ?? K.defaultValue
  }

  /// Puts contributions together, of which each comes before those inside it.
  private static func reduce(_ all: ArraySlice<(path: [Int], contribution: Contribution)>)
    -> K.Value?
  {
    var result: K.Value?
    var rest = all
    while let (path, contribution) = rest.popFirst() {
      let inside = rest.prefix { $0.path.starts(with: path) }
      rest = rest.dropFirst(inside.count)
      let next: K.Value
      switch contribution {
      case .value(let value): next = value
      case .change(let change):
        var value = reduce(inside) ?? K.defaultValue
        change(&value)
        next = value
      }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

/// Where nodes are in their tree, for as long as it stays as it is.
struct TreeOrder {
  private var positions: [ObjectIdentifier: [ObjectIdentifier: Int]] = [:]

  /// The positions of a node and of all nodes above it, from the root down.
  mutating func path(of node: Node) -> [Int] {
    var path: [Int] = []
    var child = node
    while let parent = child.parent {
      path.append(position(of: child, in: parent))
      child = parent
    }
    return path.reversed()
  }

  private mutating func position(of child: Node, in parent: Node) -> Int {
    let key = ObjectIdentifier(parent)
    if positions[key] == nil {
      let children = parent.children.enumerated().compactMap { index, child in
        child.map { (ObjectIdentifier($0), index) }
      }
      positions[key] = Dictionary(children, uniquingKeysWith: { first, _ in first })
    }
    return positions[key]?[ObjectIdentifier(child)] ?? 0
  }
}
