/// Ends the search.
public nonisolated struct DismissSearchAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void = {}) { self.action = action }

  /// Ends the search.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}
