/// Where the focus is among the views of a view.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// Lets other views read and set where the focus is.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    /// The value without a focus.
    let initial: Value

    /// Where the focus is.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state that says whether one view has the focus.
  public init() where Value == Bool { initial = false }

  /// Makes a state that says which view has the focus, or none.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Where the focus is.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// Lets other views read and set where the focus is.
  public var projectedValue: Binding {
    Binding(location: location ?? StateLocation(initial), initial: initial)
  }
}

extension FocusState: DynamicProperty {}

extension FocusState: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {
    location = node.stored(key) {
      let location = StateLocation(initial)
      FocusHolders.shared.add(location) { [weak location, initial] in
        if let location, location.get() != initial { location.set(initial) }
      }
      return location
    }
  }
}
