/// The identities of the rows that a node of a `ForEach` shows now.
final class ForEachRows<ID: Hashable> {
  /// An identity; when an element's is taken already, it is told apart by how often.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var keys: [Key] = []

  /// Brings the rows up to date: each element keeps the row, and so the state, that it had.
  func update<Data, Content: View>(_ forEach: ForEach<Data, ID, Content>, in node: Node) {
    let ids = forEach.data.map(forEach.id)
    let elements = forEach.data
    if ids.count == keys.count, zip(ids, keys).allSatisfy({ $0 == $1.id }) {
      for (slot, element) in elements.enumerated() {
        node.updateChild(slot, ForEachRow(id: ids[slot], content: forEach.content(element)))
      }
      return
    }
    let new = makeKeys(ids, in: node)
    var old: [Key: Node] = [:]
    for (key, child) in zip(keys, node.children) { old[key] = child }
    let isLazy = node.ancestry.lazy.compactMap(\.isLazy).first ?? false
    var rows: [Node] = []
    rows.reserveCapacity(new.count)
    for (key, element) in zip(new, elements) {
      let view = ForEachRow(id: key.id, content: forEach.content(element))
      if let row = old.removeValue(forKey: key) as? ViewNode<ForEachRow<ID, Content>> {
        node.update(row, to: view, environment: node.environment)
        rows.append(row)
      } else {
        let position = isLazy ? rows.count : 0
        rows.append(node.makeChild(view, environment: node.environment, row: position))
      }
    }
    let gone = keys.compactMap { old[$0] }
    keys = new
    node.replaceChildren(rows)
    for row in gone { node.retire(row) }
  }

  private func makeKeys(_ ids: [ID], in node: Node) -> [Key] {
    var counts: [ID: Int] = [:]
    return ids.map { id in
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence > 0 {
        node.graph.report(
          "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
        )
      }
      return Key(id: id, occurrence: occurrence)
    }
  }
}
