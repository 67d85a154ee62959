/// The type of a value that is known to a preview.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is known.
  static var defaultValue: Value { get }
}

/// What is known to a preview.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
