/// The type of a value in the environment, with what it is where nobody sets it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}
