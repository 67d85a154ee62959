import Foundation

/// The nodes that wait for an update; any thread may add to it.
final class Inbox {
  private let lock = NSLock()
  private var nodes: [Node] = []
  private var transaction = Transaction()

  var isEmpty: Bool { lock.withLock { nodes.isEmpty } }

  /// Lets a node wait; what the present transaction says of the change goes for the update.
  func append(_ node: Node) {
    let transaction = Transaction.current
    lock.withLock {
      nodes.append(node)
      if !transaction.isPlain { self.transaction = transaction }
    }
  }

  /// Takes out everything that waits, and the transaction that it goes with.
  func drain() -> (nodes: [Node], transaction: Transaction) {
    lock.withLock {
      defer { (nodes, transaction) = ([], Transaction()) }
      return (nodes, transaction)
    }
  }
}
