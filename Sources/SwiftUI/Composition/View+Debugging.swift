extension View {
  /// Writes down why `body` is read; here only that it is.
  public static func _printChanges() { print("\(Self.self): @self changed.") }

  /// Logs why `body` is read; here it is written down that it is.
  public static func _logChanges() { _printChanges() }
}
