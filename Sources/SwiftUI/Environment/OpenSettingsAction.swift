/// Opens the settings; here there are none.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}

  /// Opens the settings.
  public func callAsFunction() {}
}
