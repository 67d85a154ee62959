/// A property whose changes are published, by itself and by its object.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Makes a property with the value it starts with.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Makes a property with the value it starts with.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// A publisher of the value now and of each that follows.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {
      // What was handed over for a change and not replaced comes back.
      guard newValue.storage !== storage else { return }
      storage.keep(newValue.storage.follow(storage))
    }
  }

  /// Only classes can publish a property.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes \(newValue)") }
  }

  /// Reads the value, or tells the object and the subscribers and then writes it.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.set(newValue)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
