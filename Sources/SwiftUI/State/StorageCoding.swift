import Foundation

/// How values of a type are kept in a store.
struct StorageCoding<Value> {
  let read: (Any) -> Value?
  /// Nil removes what is kept.
  let write: (Value) -> Any?

  /// A type that the store knows by itself.
  static var plain: StorageCoding { StorageCoding(read: { $0 as? Value }, write: { $0 }) }
}

extension StorageCoding where Value: RawRepresentable {
  /// A type that is kept by its raw value.
  static var raw: StorageCoding {
    StorageCoding(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }
}

extension StorageCoding {
  /// The same for a value that may be missing.
  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> StorageCoding
  where Value == Wrapped? {
    StorageCoding(read: { coding.read($0).map { .some($0) } }, write: { $0.flatMap(coding.write) })
  }

  /// An address, kept as text.
  static var url: StorageCoding<URL> {
    StorageCoding<URL>(
      read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
  }
}

extension StorageCoding where Value: Codable {
  /// A type that is kept as JSON.
  static var json: StorageCoding {
    StorageCoding(
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { try? JSONEncoder().encode($0) })
  }
}
