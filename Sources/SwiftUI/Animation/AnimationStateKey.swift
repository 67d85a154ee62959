/// Names a value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value at first.
  static var defaultValue: Value { get }
}
