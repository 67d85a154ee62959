/// A value that lasts as long as a gesture, and then is what it was.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private(set) var location: StateLocation<Value>?

  /// Makes a state with the value it has between gestures.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Makes a state with the value it has between gestures.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes a state whose return to what it was happens in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// Makes a state, and does something when it returns to what it was.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
  }

  /// The value.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }

  /// Returns to what it was.
  func finish() {
    var transaction = Transaction()
    onReset(wrappedValue, &transaction)
    location?.set(initial)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil between gestures.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}

extension GestureState: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {
    location = node.stored(key) { StateLocation(initial) }
  }
}
