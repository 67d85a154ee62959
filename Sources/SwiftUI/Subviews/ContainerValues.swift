/// Values that a view gives to the container it is in.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tags: [AnyHashable] = []

  init() {}

  /// The value for a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values.value(of: key, default: K.defaultValue) }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.selectionValue(as: V.self) }.first
  }

  /// Whether there is a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

extension View {
  /// Gives a value to the container that the view is in.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
