extension [ObjectIdentifier: Any] {
  /// The value kept for a key, or the one that the key starts with.
  ///
  /// A cast alone would take nothing for a value that is nil, where the key's values may be.
  func value<Kept>(of key: Any.Type, default initial: @autoclosure () -> Kept) -> Kept {
    guard let value = self[ObjectIdentifier(key)] else { return initial() }
    return value as? Kept ?? initial()
  }
}
