import Combine

/// An object that belongs to the view, is made once, and whose changes update the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var storage: Storage?

  /// What a node keeps.
  private final class Storage {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(object: ObjectType) { self.object = object }
  }

  /// Makes the object when the view first appears at its place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// Makes bindings to the properties of the object.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}

extension StateObject: DynamicProperty {}

extension StateObject: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {
    let storage = node.stored(key) { Storage(object: make()) }
    storage.subscription.follow(storage.object, for: node)
    self.storage = storage
  }
}
