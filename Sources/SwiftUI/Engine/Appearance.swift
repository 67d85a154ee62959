/// What is done when a node comes on and goes off the screen.
final class Appearance {
  var onAppear: () -> Void = {}
  var onDisappear: () -> Void = {}
  private var isShown = false
  /// Whether the last action that was done was that of coming.
  private var hasAppeared = false

  /// Takes note that the node has come or gone, and has the action done after the update.
  ///
  /// What comes and goes in one update has never been there.
  func setShown(_ shown: Bool, in graph: ViewGraph) {
    guard shown != isShown else { return }
    isShown = shown
    graph.afterUpdate { [self] in
      guard isShown == shown, hasAppeared != shown else { return }
      hasAppeared = shown
      shown ? onAppear() : onDisappear()
    }
  }
}
