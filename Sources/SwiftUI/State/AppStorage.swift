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

  private init(
    _ key: String, _ value: Value, _ store: UserDefaults?, _ coding: StorageCoding<Value>
  ) {
    let storage = Storage.of(store ?? .standard)
    self.init(location: storage.location(key, default: value, coding: coding))
  }
}

extension View {
  /// Says where the values of `@AppStorage` in the view are kept.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    recorded("defaultAppStorage")
  }
}
