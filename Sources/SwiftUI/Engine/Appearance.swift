/// What is done when a node comes on and goes off the screen.
final class Appearance {
  var onAppear: () -> Void = {}
  var onDisappear: () -> Void = {}
  private(set) var isShown = false

  /// Takes note that the node has come or gone, and has the action done after the update.
  func setShown(_ shown: Bool, in graph: ViewGraph) {
    guard shown != isShown else { return }
    isShown = shown
    graph.afterUpdate { [self] in shown ? onAppear() : onDisappear() }
  }
}
