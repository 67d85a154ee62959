import Foundation

/// Writes values that a publisher hands out.
public protocol TopLevelEncoder {
  /// What the values are written as.
  associatedtype Output

  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
