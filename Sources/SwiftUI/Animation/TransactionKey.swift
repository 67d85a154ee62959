/// The type of a value that goes with a change, with what it is where nobody sets it.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}
