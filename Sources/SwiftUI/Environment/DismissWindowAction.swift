/// Closes a window; here there are none.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes this window.
  public func callAsFunction() {}
  /// Closes a window.
  public func callAsFunction(id: String) {}
}
