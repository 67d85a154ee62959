/// Opens a window; here there are none.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Opens a window.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens a window for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
