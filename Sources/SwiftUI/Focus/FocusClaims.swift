/// Which views could have the focus where a value says it is, and which of them has it.
///
/// A value that no view answers to does not stay: after the update the focus is nowhere again.
final class FocusClaims {
  private var claims: [ObjectIdentifier: () -> Bool] = [:]
  private var holder: ObjectIdentifier?
  private var isRequested = false
  private var isWaiting = false
  private weak var graph: ViewGraph?
  private let isSomewhere: () -> Bool
  private let resign: () -> Void

  init(graph: ViewGraph, isSomewhere: @escaping () -> Bool, resign: @escaping () -> Void) {
    self.graph = graph
    self.isSomewhere = isSomewhere
    self.resign = resign
  }

  /// Looks after the update for a view that answers to the value that was set.
  func request() {
    isRequested = true
    settleLater()
  }

  /// Keeps how to tell whether a view could have the focus now, for as long as its node is there.
  func put(_ node: Node, _ claim: @escaping () -> Bool) {
    let id = ObjectIdentifier(node)
    if claims.updateValue(claim, forKey: id) == nil {
      node.onDetach { [weak self] in
        self?.claims[id] = nil
        self?.settleLater()
      }
    }
    settleLater()
  }

  private func settleLater() {
    guard !isWaiting, let graph else { return }
    isWaiting = true
    graph.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    isWaiting = false
    defer { isRequested = false }
    guard isSomewhere() else { return holder = nil }
    if isRequested { holder = claims.first { $0.value() }?.key }
    if let holder, claims[holder]?() == true { return }
    holder = nil
    resign()
  }
}
