/// Something that keeps a list of the nodes to evaluate again when it changes.
protocol Dependency: AnyObject {
  /// Forgets a node that has left the tree.
  func removeReader(_ node: Node)
}
