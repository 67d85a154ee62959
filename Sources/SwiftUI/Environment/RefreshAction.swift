/// Loads anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads anew, and waits until it is done.
  public func callAsFunction() async { await action() }
}
