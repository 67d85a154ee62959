/// What an animation of one's own keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Keeps nothing yet.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values.value(of: key, default: K.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
