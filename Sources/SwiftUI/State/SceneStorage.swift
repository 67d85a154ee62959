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

extension SceneStorage where Value == Bool {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .plain))
  }
}

extension SceneStorage where Value == Bool? {
  /// Keeps a value under a key, or none.
  public init(_ key: String) {
    self.init(location: Storage.scene.location(key, default: nil, coding: .optional(.plain)))
  }
}

extension SceneStorage where Value == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .plain))
  }
}

extension SceneStorage where Value == Int? {
  /// Keeps a value under a key, or none.
  public init(_ key: String) {
    self.init(location: Storage.scene.location(key, default: nil, coding: .optional(.plain)))
  }
}

extension SceneStorage where Value == Double {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .plain))
  }
}

extension SceneStorage where Value == Double? {
  /// Keeps a value under a key, or none.
  public init(_ key: String) {
    self.init(location: Storage.scene.location(key, default: nil, coding: .optional(.plain)))
  }
}

extension SceneStorage where Value == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .plain))
  }
}

extension SceneStorage where Value == String? {
  /// Keeps a value under a key, or none.
  public init(_ key: String) {
    self.init(location: Storage.scene.location(key, default: nil, coding: .optional(.plain)))
  }
}

extension SceneStorage where Value == URL {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      location: Storage.scene.location(key, default: wrappedValue, coding: StorageCoding<URL>.url))
  }
}

extension SceneStorage where Value == URL? {
  /// Keeps a value under a key, or none.
  public init(_ key: String) {
    self.init(
      location: Storage.scene.location(key, default: nil, coding: .optional(StorageCoding<URL>.url))
    )
  }
}

extension SceneStorage where Value == Data {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .plain))
  }
}

extension SceneStorage where Value == Data? {
  /// Keeps a value under a key, or none.
  public init(_ key: String) {
    self.init(location: Storage.scene.location(key, default: nil, coding: .optional(.plain)))
  }
}

extension SceneStorage {
  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .raw))
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(location: Storage.scene.location(key, default: nil, coding: .optional(.raw)))
  }
}

extension SceneStorage {
  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .raw))
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(location: Storage.scene.location(key, default: nil, coding: .optional(.raw)))
  }
}
