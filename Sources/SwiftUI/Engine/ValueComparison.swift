import Foundation
@_spi(Reflection) import Swift

/// How two values of a type are told apart without knowing the type.
///
/// Equal bytes are equal values. Otherwise `==` decides where the type has it, then the fields one by one; what is left counts as different.
enum ValueComparison {
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Whether a type's own `==` is at work, for which bindings have the values they were made with.
  private(set) nonisolated(unsafe) static var isComparing = false

  /// A comparison, found once for each type.
  private final class Known {
    let compare: Comparison

    init(_ compare: @escaping Comparison) { self.compare = compare }
  }

  /// The comparison of a field's type.
  static func comparison(of type: Any.Type) -> Comparison {
    TypeCache.comparisons.value(for: type) { Known(findComparison(of: type)) }.compare
  }

  private static func findComparison(of type: Any.Type) -> Comparison {
    if let property = type as? any PrimitiveProperty.Type { return inputComparison(property) }
    let bytes = byteComparison(type)
    if isPlainData(type) { return bytes }
    if let equatable = type as? any Equatable.Type {
      let equal = equalityComparison(equatable)
      return { bytes($0, $1) || equal($0, $1) }
    }
    if type is AnyClass { return bytes }
    if let optional = type as? any OptionalComparison.Type {
      let equal = optional.comparison
      return { bytes($0, $1) || equal($0, $1) }
    }
    return { lhs, rhs in bytes(lhs, rhs) || TypeLayout.of(type).isEqual(lhs, rhs) }
  }

  /// The comparison of a type whose fields are known.
  static func comparison(of type: Any.Type, fields: [TypeLayout.Field]) -> Comparison {
    let bytes = byteComparison(type)
    if isPlainData(type) { return bytes }
    if let equatable = type as? any Equatable.Type { return equalityComparison(equatable) }
    guard !fields.isEmpty else { return bytes }
    return { lhs, rhs in
      fields.allSatisfy { $0.isEqual(lhs + $0.offset, rhs + $0.offset) }
    }
  }

  /// Tells whether a value is the same as this one.
  static func test<Value>(of value: Value) -> (Value) -> Bool {
    let isEqual = comparison(of: Value.self)
    return { other in
      withUnsafePointer(to: value) { value in
        withUnsafePointer(to: other) { other in
          isEqual(UnsafeRawPointer(value), UnsafeRawPointer(other))
        }
      }
    }
  }

  /// Whether two values whose type is not known statically are equal.
  static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    func compare<L>(_ lhs: L) -> Bool {
      guard let rhs = rhs as? L else { return false }
      let isEqual = comparison(of: L.self)
      return withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in
          isEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
        }
      }
    }
    return _openExistential(lhs, do: compare)
  }

  private static func isPlainData(_ type: Any.Type) -> Bool {
    func check<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: check)
  }

  private static func byteComparison(_ type: Any.Type) -> Comparison {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    let count = _openExistential(type, do: size)
    return { memcmp($0, $1, count) == 0 }
  }

  /// Whether a type's own `==` calls two values equal.
  static func callsEqual<T: Equatable>(_ lhs: T, _ rhs: T) -> Bool {
    let wasComparing = isComparing
    isComparing = true
    defer { isComparing = wasComparing }
    return lhs == rhs
  }

  private static func equalityComparison<T: Equatable>(_: T.Type) -> Comparison {
    {
      callsEqual(
        $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func inputComparison<P: PrimitiveProperty>(_: P.Type) -> Comparison {
    {
      $0.assumingMemoryBound(to: P.self).pointee.isSameInput(
        as: $1.assumingMemoryBound(to: P.self).pointee)
    }
  }
}

/// An optional, of which two values are told apart by what is in them.
private protocol OptionalComparison {
  static var comparison: ValueComparison.Comparison { get }
}

extension Optional: OptionalComparison {
  fileprivate static var comparison: ValueComparison.Comparison {
    let isEqual = ValueComparison.comparison(of: Wrapped.self)
    return { lhs, rhs in
      let (lhs, rhs) = (
        lhs.assumingMemoryBound(to: Self.self), rhs.assumingMemoryBound(to: Self.self)
      )
      switch (lhs.pointee, rhs.pointee) {
      case (nil, nil): return true
      case (let lhs?, let rhs?):
        return withUnsafePointer(to: lhs) { lhs in
          withUnsafePointer(to: rhs) { rhs in isEqual(lhs, rhs) }
        }
      default: return false
      }
    }
  }
}
