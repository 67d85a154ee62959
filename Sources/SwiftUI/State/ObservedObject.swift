import Combine

/// An object that belongs to somebody else, and whose changes update the view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath, isObservable: false))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Makes bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
}

extension ObservedObject: DynamicProperty {}

extension ObservedObject: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {
    node.stored(key) { ObjectSubscription() }.follow(wrappedValue, for: node)
  }

  func isSameInput(as other: ObservedObject<ObjectType>) -> Bool {
    wrappedValue === other.wrappedValue
  }
}
