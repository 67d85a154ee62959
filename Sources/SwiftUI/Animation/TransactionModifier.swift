/// Changes the transactions of the updates that come through, always or when a value has changed.
nonisolated struct TransactionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let effect: Effect
  /// What has to change for the transaction to be changed; nil to change it always.
  var value: ((Any) -> Bool, Any)?
  let transform: (inout Transaction) -> Void

  func update(_ content: some View, in node: Node) {
    let change = node.stored(TransactionChange.key) { TransactionChange() }
    node.graph.changesTransactions = true
    change.transform = isDue(change) ? transform : nil
    withTransaction(change.apply(to: Transaction.current)) { node.updateChild(0, content) }
    // Where only what is inside is updated later, the value has not changed.
    if value != nil { change.transform = nil }
  }

  private func isDue(_ change: TransactionChange) -> Bool {
    guard let (isSame, value) = value else { return true }
    defer { change.value = value }
    return change.value.map { !isSame($0) } ?? false
  }

  func elements(_ node: Node) -> [Element] {
    RecordedModifier(effect: effect).elements(node)
  }
}

/// What a node does to the transactions that come through.
final class TransactionChange {
  static let key = -1

  var transform: ((inout Transaction) -> Void)?
  var value: Any?

  func apply(to transaction: Transaction) -> Transaction {
    var changed = transaction
    transform?(&changed)
    return changed
  }
}

extension Node {
  /// A transaction as it comes to this node through all that is around it.
  func arrival(of transaction: Transaction) -> Transaction {
    guard graph.changesTransactions else { return transaction }
    let changes = ancestry.dropFirst().compactMap {
      $0.existing(TransactionChange.key, as: TransactionChange.self)
    }
    return changes.reversed().reduce(transaction) { $1.apply(to: $0) }
  }
}

extension View {
  /// Changes the transactions that come through, and keeps that with the elements.
  nonisolated func changingTransactions(
    _ name: String, _ arguments: String?..., transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      TransactionModifier(effect: Effect(name, arguments.compactMap { $0 }), transform: transform))
  }

  /// Changes the transactions in which a value changes, and keeps that with the elements.
  nonisolated func changingTransactions<V: Equatable>(
    _ name: String, _ arguments: String?..., value: V,
    transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      TransactionModifier(
        effect: Effect(name, arguments.compactMap { $0 }), value: ({ $0 as? V == value }, value),
        transform: transform))
  }
}
