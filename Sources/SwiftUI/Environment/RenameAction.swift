/// Starts renaming.
public nonisolated struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void = {}) { self.action = action }

  /// Starts renaming.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}
