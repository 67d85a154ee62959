/// The type of a value that views tell to what contains them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody tells one.
  static var defaultValue: Value { get }

  /// Puts another value to those told before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil where nobody tells a value.
  public static var defaultValue: Value { nil }
}
