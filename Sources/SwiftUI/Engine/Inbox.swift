import Foundation

/// What waits for an update; any thread may add to it.
final class Inbox {
  /// What was changed in one transaction, and is updated by itself.
  struct Batch {
    let transaction: Transaction
    /// The frame of the transaction; nil where nothing was said of how changes are shown.
    fileprivate let frame: AnyObject?
    /// The nodes to evaluate again.
    var nodes: [Node] = []
    /// The writes that views have not seen yet; each gives the nodes that have read what it changes.
    var writes: [() -> [Node]] = []
  }

  private let lock = NSLock()
  private var batches: [Batch] = []

  var isEmpty: Bool { lock.withLock { batches.isEmpty } }

  /// Lets a node wait for the update of the present transaction.
  func append(_ node: Node) { add { $0.nodes.append(node) } }

  /// Lets a write wait for the update of the present transaction.
  func append(_ write: @escaping () -> [Node]) { add { $0.writes.append(write) } }

  private func add(_ change: (inout Batch) -> Void) {
    let transaction = Transaction.current
    let frame = transaction.isPlain ? nil : Transaction.currentFrame
    lock.withLock {
      if batches.last.map({ $0.frame !== frame }) ?? true {
        batches.append(Batch(transaction: transaction, frame: frame))
      }
      change(&batches[batches.count - 1])
    }
  }

  /// Takes out everything that waits, in the order of the transactions.
  func drain() -> [Batch] {
    lock.withLock {
      defer { batches = [] }
      return batches
    }
  }
}
