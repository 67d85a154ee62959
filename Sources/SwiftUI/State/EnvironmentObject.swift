import Combine

/// An object that a view above has put into the environment, and whose changes update the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  /// Looks for an object of the type.
  public init() {}

  /// The object; the program stops where there is none.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Makes bindings to the properties of the object.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: EnvironmentReading {
  mutating func install(in node: Node, key: Int) {
    object = Self.read(node.environment)
    if let object { node.stored(key) { ObjectSubscription() }.follow(object, for: node) }
  }

  func differs(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    Self.read(old) !== Self.read(new)
  }

  private static func read(_ environment: EnvironmentValues) -> ObjectType? {
    environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
  }
}

extension View {
  /// Gives an object to the view and everything inside it, to be found by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environmentValue(object) { $0[object: ObjectIdentifier(T.self)] = $1 }
  }
}
