import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, from which the dollar form takes bindings.
  public var projectedValue: Bindable<Value> { self }

  private init(unchecked value: Value) { wrappedValue = value }

  /// Rejects what cannot be observed.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(unchecked: wrappedValue) }

  /// Rejects what cannot be observed.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Rejects what cannot be observed.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    .constant(wrappedValue[keyPath: keyPath])
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(unchecked: wrappedValue) }

  /// Wraps an observable object.
  public init(_ wrappedValue: Value) { self.init(unchecked: wrappedValue) }

  /// Takes over another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}

extension Bindable: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {}

  func isSameInput(as other: Bindable<Value>) -> Bool {
    (wrappedValue as AnyObject) === (other.wrappedValue as AnyObject)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
