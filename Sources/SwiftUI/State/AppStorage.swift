import Foundation

/// A value kept in the settings of the program, under a key.
@propertyWrapper
public struct AppStorage<Value> {
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

extension AppStorage: DynamicProperty {}

extension AppStorage: PrimitiveProperty {
  mutating func install(in node: Node, key: Int) {}

  func isSameInput(as other: AppStorage<Value>) -> Bool { location.isSame(as: other.location) }
}

extension AppStorage where Value == Bool {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .plain))
  }
}

extension AppStorage where Value == Bool? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: nil, coding: .optional(.plain)))
  }
}

extension AppStorage where Value == Int {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .plain))
  }
}

extension AppStorage where Value == Int? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: nil, coding: .optional(.plain)))
  }
}

extension AppStorage where Value == Double {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .plain))
  }
}

extension AppStorage where Value == Double? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: nil, coding: .optional(.plain)))
  }
}

extension AppStorage where Value == String {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .plain))
  }
}

extension AppStorage where Value == String? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: nil, coding: .optional(.plain)))
  }
}

extension AppStorage where Value == URL {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: wrappedValue, coding: StorageCoding<URL>.url))
  }
}

extension AppStorage where Value == URL? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: nil, coding: .optional(StorageCoding<URL>.url)))
  }
}

extension AppStorage where Value == Data {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .plain))
  }
}

extension AppStorage where Value == Data? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: nil, coding: .optional(.plain)))
  }
}

extension AppStorage where Value == Date {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .plain))
  }
}

extension AppStorage where Value == Date? {
  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      location: Storage.of(store ?? .standard).location(
        key, default: nil, coding: .optional(.plain)))
  }
}

extension AppStorage {
  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .raw))
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: nil, coding: .optional(.raw)))
  }
}

extension AppStorage {
  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: wrappedValue, coding: .raw))
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      location: Storage.of(store ?? .standard).location(key, default: nil, coding: .optional(.raw)))
  }
}

extension View {
  /// Says where the values of `@AppStorage` in the view are kept.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    recorded("defaultAppStorage")
  }
}
