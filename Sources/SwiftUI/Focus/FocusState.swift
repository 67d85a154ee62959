/// Where the focus is among the views of a view.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// Lets other views read and set where the focus is.
  @propertyWrapper
  public struct Binding {
    let place: FocusPlace<Value>

    /// Where the focus is.
    public var wrappedValue: Value {
      get { place.value.get() }
      nonmutating set { place.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var place: FocusPlace<Value>?

  /// Makes a state that says whether one view has the focus.
  public init() where Value == Bool { initial = false }

  /// Makes a state that says which view has the focus, or none.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Where the focus is.
  public var wrappedValue: Value {
    get { place?.value.get() ?? initial }
    nonmutating set { place?.set(newValue) }
  }

  /// Lets other views read and set where the focus is.
  public var projectedValue: Binding { Binding(place: place ?? FocusPlace(initial)) }
}

extension FocusState: DynamicProperty {}

extension FocusState: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {
    place = node.stored(key) { FocusPlace(initial, graph: node.graph) }
  }
}
