import Foundation

/// Reads values from what a publisher hands out.
public protocol TopLevelDecoder {
  /// What the values are read from.
  associatedtype Input

  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
