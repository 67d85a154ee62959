import Foundation

/// A value kept for a scene, under a key.
@propertyWrapper
public struct SceneStorage<Value> {
  private let location: Location<Value>

  init(location: Location<Value>) { self.location = location }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {}

  func isSameInput(as other: SceneStorage<Value>) -> Bool { location.isSame(as: other.location) }
}

extension SceneStorage {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, StorageCoding<URL>.url)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .plain)
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(StorageCoding<URL>.url))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.plain))
  }

  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw)
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, nil, .optional(.raw))
  }

  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw)
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, nil, .optional(.raw))
  }

  private init(_ key: String, _ value: Value, _ coding: StorageCoding<Value>) {
    self.init(location: Storage.scene.location(key, default: value, coding: coding))
  }
}
