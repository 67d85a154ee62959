import Foundation

/// The nodes that wait for an update; any thread may add to it.
final class Inbox {
  private let lock = NSLock()
  private var nodes: [Node] = []

  var isEmpty: Bool { lock.withLock { nodes.isEmpty } }

  func append(_ node: Node) { lock.withLock { nodes.append(node) } }

  /// Takes out everything that waits.
  func drain() -> [Node] {
    lock.withLock {
      let all = nodes
      nodes = []
      return all
    }
  }
}
