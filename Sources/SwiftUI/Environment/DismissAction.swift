/// Leaves what is presented, or goes back; does nothing where there is nothing to leave.
public nonisolated struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void = {}) { self.action = action }

  /// Leaves what is presented, or goes back; does nothing where there is nothing to leave.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}
