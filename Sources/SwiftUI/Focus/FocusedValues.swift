/// Values that come from where the focus is.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key where there is one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The type of a value that comes from where the focus is.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// Reads a value from where the focus is; without a menu bar there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The value where there is one.
  public var wrappedValue: Value? { nil }
}

/// A binding that comes from where the focus is; without a menu bar there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value where there is one.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// The binding.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that comes from where the focus is; without a menu bar there is none.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Reads the object.
  public init() {}

  /// The object where there is one.
  public var wrappedValue: ObjectType? { nil }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads an object by its type.
  public init(_ objectType: Value.Type) {}
}
