/// A value that belongs to a view and outlives the values of its type.
///
/// The storage is made when the view first appears at its place in the tree and is the same until it leaves.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state with the value it starts with.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes a state with the value it starts with.
  public init(initialValue value: Value) { initial = value }

  /// The value; a write before the view is in a tree has no effect.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {
    location = node.stored(key) { StateLocation(initial, graph: node.graph) }
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
