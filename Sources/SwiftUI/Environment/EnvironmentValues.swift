import Observation
import Synchronization

/// Values that a view hands down to everything inside it.
public nonisolated struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Tells environments apart: only copies of one environment share a version.
  private(set) var version = 0

  private static let versions = Atomic(0)

  /// Makes an environment in which every value is its default.
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values.value(of: key, default: K.defaultValue) }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type that was given to the environment; nothing where none was.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[object: ObjectIdentifier(objectType)] as? T }
    set { self[object: ObjectIdentifier(objectType)] = newValue }
  }

  /// An object given to the environment, found by its type.
  package subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { values[type] as AnyObject? }
    set { set(newValue, for: type) }
  }

  private mutating func set(_ value: Any?, for key: ObjectIdentifier) {
    values[key] = value
    version = Self.versions.add(1, ordering: .relaxed).newValue
  }

  /// The number of values that are set.
  public var description: String { "EnvironmentValues(\(values.count))" }
}

extension EnvironmentValues: @unchecked Sendable {}
