/// How a screen comes and goes.
public nonisolated struct NavigationTransition: Sendable {
  /// As usual.
  public static let automatic = NavigationTransition()
  /// By growing out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  {
    NavigationTransition()
  }
}
