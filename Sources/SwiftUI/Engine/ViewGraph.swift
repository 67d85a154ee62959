import Foundation

/// One mounted view: its nodes, what waits to be evaluated, and the actions that follow an update.
package final class ViewGraph {
  package private(set) var root: Node?
  /// Problems that Apple's framework logs while it runs, in order, each once.
  package private(set) var issues: [String] = []
  /// How often views of each type were evaluated; kept only while it is asked for.
  package var evaluations: [String: Int]?
  /// The tasks that views have started.
  package let tasks = TaskCount()
  private let inbox = Inbox()
  private var followUps: [() -> Void] = []
  private var isFlushing = false
  /// What is looked after whenever nodes have been evaluated, by the node that asked for it.
  private var watchers: [ObjectIdentifier: () -> Void] = [:]

  /// The number of views inside one another above which a view is taken to contain itself.
  private static let depthLimit = 2_500
  /// The number of rounds after which updates that cause each other are given up.
  private static let roundLimit = 100

  /// Mounts a view and brings it up to date.
  package init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    let node = ViewNode(view, graph: self, parent: nil, environment: environment)
    root = node
    node.evaluate()
    flush()
  }

  /// Takes the view off the screen.
  package func unmount() {
    root?.detach()
    runFollowUps()
    root = nil
  }

  /// The elements of the shown tree.
  package var elements: [Element] { root?.elements ?? [] }

  /// Changes the environment of the whole tree.
  package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var environment = root.environment
    change(&environment)
    root.adoptEnvironment(environment)
    flush()
  }

  /// Asks for another evaluation of a node in the next update; may be called from any thread.
  func invalidate(_ node: Node) {
    inbox.append(node)
  }

  /// Lets views see a write in the update of the present transaction; may be called from any thread.
  ///
  /// - Parameter write: Gives the nodes that have read what it changes.
  func show(_ write: @escaping () -> [Node]) { inbox.append(write) }

  /// Whether a view reads values now; what is done for its children waits until that is over.
  private(set) var isReading = false
  private var waiting: [() -> Void] = []

  /// Runs code that reads values, then what waited for its end: what a child reads is none of its parent's business.
  func reading<Result>(_ code: () -> Result) -> Result {
    let outer = isReading
    isReading = true
    let result = code()
    isReading = outer
    if !outer, !waiting.isEmpty {
      let actions = waiting
      waiting = []
      for action in actions { action() }
    }
    return result
  }

  /// Runs an action at once, or, while a view reads values, when it has read them.
  func afterReading(_ action: @escaping () -> Void) {
    if isReading { waiting.append(action) } else { action() }
  }

  /// What is done with addresses that are opened from outside, in the order of the nodes' coming.
  private var addressTakers: [(node: ObjectIdentifier, action: (URL) -> Void)] = []

  /// Hands addresses to an action, as long as a node is there.
  func takeAddresses(for node: Node, _ action: @escaping (URL) -> Void) {
    let id = ObjectIdentifier(node)
    if let index = addressTakers.firstIndex(where: { $0.node == id }) {
      addressTakers[index].action = action
    } else {
      addressTakers.append((id, action))
      node.onDetach { [weak self] in self?.addressTakers.removeAll { $0.node == id } }
    }
  }

  /// Opens an address from outside: every view that takes addresses gets it.
  package func open(_ address: URL) {
    for taker in addressTakers { taker.action(address) }
    flush()
  }

  /// Whether some view changes the transactions that come through.
  var changesTransactions = false

  /// Whether some element may have the focus.
  package var mayHaveFocus = false

  /// Runs an action when the present update is over.
  func afterUpdate(_ action: @escaping () -> Void) { followUps.append(action) }

  /// Runs an action whenever nodes have been evaluated, as long as a node is there.
  func watch(for node: Node, _ action: @escaping () -> Void) {
    let id = ObjectIdentifier(node)
    if watchers[id] == nil { node.onDetach { [weak self] in self?.watchers[id] = nil } }
    watchers[id] = action
  }

  /// Notes a problem that Apple's framework would log.
  func report(_ issue: String) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Evaluates everything that changed, parents first, until nothing is left to do.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    Storage.noticeChanges()
    for _ in 0..<Self.roundLimit {
      updateChanged()
      if followUps.isEmpty {
        if inbox.isEmpty { return }
      } else {
        runFollowUps()
      }
    }
    report("An action tried to update multiple times per frame.")
    _ = inbox.drain()
    followUps = []
  }

  private func updateChanged() {
    for batch in inbox.drain() {
      var nodes = batch.nodes + batch.writes.flatMap { $0() }
      guard !nodes.isEmpty else { continue }
      for node in nodes { node.isDirty = true }
      nodes.sort { $0.depth < $1.depth }
      for node in nodes where node.isDirty && node.isAttached {
        withTransaction(node.arrival(of: batch.transaction)) { node.evaluate() }
      }
      for watcher in watchers.values { watcher() }
    }
  }

  private func runFollowUps() {
    let actions = followUps
    followUps = []
    for action in actions { action() }
  }

  func countEvaluation(of node: Node) {
    guard evaluations != nil else { return }
    evaluations?[node.viewTypeName, default: 0] += 1
  }

  func checkDepth(of node: Node) {
    guard node.depth >= Self.depthLimit else { return }
    // A precondition gives no message where the framework is optimised.
    fatalError("\(Self.depthLimit) views are inside one another; a view seems to contain itself.")
  }
}
