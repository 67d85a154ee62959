/// Names a value that a view gives to the container it is in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody gives one.
  static var defaultValue: Value { get }
}
