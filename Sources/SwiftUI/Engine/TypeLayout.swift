import Foundation
@_spi(Reflection) import Swift

/// The stored fields of a type: how to install its wrappers, and how to tell two of its values apart.
final class TypeLayout {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
    let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  typealias Installer = (UnsafeMutableRawPointer, Node, Int) -> Void
  typealias EnvironmentCheck = (UnsafeRawPointer, EnvironmentValues, EnvironmentValues) -> Bool

  let fields: [Field]
  private let installers: [Installer]
  private let environmentChecks: [EnvironmentCheck]
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  static func of(_ type: Any.Type) -> TypeLayout {
    TypeCache.layouts.value(for: type) { TypeLayout(type) }
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    var installers: [Installer] = []
    var checks: [EnvironmentCheck] = []
    // Asked for the fields of an enumeration, the reflection would look into a value that is not there.
    let hasFields = Self.hasFields(type)
    _ =
      hasFields
      && _forEachField(of: type) { name, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          installers.append(Self.installer(of: property, at: offset))
          checks.append(Self.environmentCheck(of: property, at: offset))
        }
        fields.append(
          Field(
            name: String(cString: name), offset: offset, type: fieldType,
            isEqual: ValueComparison.comparison(of: fieldType)))
        return true
      }
    self.fields = fields
    self.installers = installers
    environmentChecks = checks
    compare = ValueComparison.comparison(of: type, fields: fields)
  }

  /// Whether a type is a structure or a tuple, as its metadata says.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  /// Installs every wrapper of the value at an address; `key` tells apart values inside one node.
  func install(_ base: UnsafeMutableRawPointer, _ node: Node, _ key: Int) {
    for installer in installers { installer(base, node, key) }
  }

  /// Whether two values look the same to code that reads them.
  func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool { compare(lhs, rhs) }

  /// Whether the value reads something from the environment that differs between two environments.
  func environmentDiffers(
    _ base: UnsafeRawPointer, _ old: EnvironmentValues, _ new: EnvironmentValues
  ) -> Bool {
    environmentChecks.contains { $0(base, old, new) }
  }

  private static func installer<P: DynamicProperty>(of _: P.Type, at offset: Int) -> Installer {
    if let primitive = P.self as? any PrimitiveProperty.Type {
      return primitiveInstaller(of: primitive, at: offset)
    }
    let inner = of(P.self)
    return { base, node, key in
      let field = base + offset
      inner.install(field, node, key + offset)
      MainActor.assumeIsolated { field.assumingMemoryBound(to: P.self).pointee.update() }
    }
  }

  private static func primitiveInstaller<P: PrimitiveProperty>(
    of _: P.Type, at offset: Int
  ) -> Installer {
    { base, node, key in
      (base + offset).assumingMemoryBound(to: P.self).pointee.install(in: node, key: key + offset)
    }
  }

  private static func environmentCheck(
    of property: any DynamicProperty.Type, at offset: Int
  ) -> EnvironmentCheck {
    if let reader = property as? any EnvironmentReading.Type {
      return readerCheck(of: reader, at: offset)
    }
    let inner = of(property)
    return { base, old, new in inner.environmentDiffers(base + offset, old, new) }
  }

  private static func readerCheck<P: EnvironmentReading>(
    of _: P.Type, at offset: Int
  ) -> EnvironmentCheck {
    { base, old, new in
      (base + offset).assumingMemoryBound(to: P.self).pointee.differs(from: old, to: new)
    }
  }
}
