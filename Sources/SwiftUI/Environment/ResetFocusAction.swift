/// Gives the focus back to where it was meant to be.
@MainActor @preconcurrency
public struct ResetFocusAction {
  nonisolated init() {}

  /// Gives the focus back.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
