import Foundation

/// A value kept in the settings of the program, under a key.
@propertyWrapper
public struct AppStorage<Value> {
  private var location: StoredLocation<Value>
  /// Whether the view's environment says which store is meant.
  private let followsEnvironment: Bool

  init(
    _ key: String, _ value: Value, _ store: UserDefaults?, _ coding: StorageCoding<Value>
  ) {
    location = Storage.of(store ?? .standard).location(key, default: value, coding: coding)
    followsEnvironment = store == nil
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: DynamicProperty {}

extension AppStorage: EnvironmentReading {
  mutating func install(in node: Node, key: Int) {
    guard followsEnvironment, let store = node.environment.appStorage else { return }
    location = location.moved(to: Storage.of(store))
  }

  func isSameInput(as other: AppStorage<Value>) -> Bool { location.isSame(as: other.location) }

  func differs(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    followsEnvironment && old.appStorage !== new.appStorage
  }
}

extension AppStorage {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, StorageCoding<URL>.url)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .plain)
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(StorageCoding<URL>.url))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a value under a key, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(.plain))
  }

  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw)
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw))
  }

  /// Keeps a value under a key by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw)
  }

  /// Keeps a value under a key by its raw value, or none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw))
  }
}

extension View {
  /// Says where the values of `@AppStorage` in the view are kept.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, store)
  }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// Where the values of `@AppStorage` are kept that name no store.
  fileprivate var appStorage: UserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}
