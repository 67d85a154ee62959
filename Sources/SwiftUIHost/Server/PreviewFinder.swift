import SwiftUI

/// Finds the previews that a program declares with `#Preview`.
enum PreviewFinder {
  /// The previews of the program and its libraries, in the order of their files and lines.
  @MainActor static func previews() -> [any PreviewRegistry.Type] {
    ImageSection.all(named: "swift5_type_metadata").flatMap(registries)
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  /// The types of a section that make previews: each entry is the distance to a type's description.
  private static func registries(in section: ImageSection) -> [any PreviewRegistry.Type] {
    guard let start = section.bytes.baseAddress else { return [] }
    return stride(from: 0, to: section.bytes.count - 3, by: 4).compactMap { offset in
      let entry = start + offset
      let distance = entry.loadUnaligned(as: Int32.self)
      // The lowest bits say what the distance leads to; 0 is the description itself.
      return distance & 3 == 0 ? registry(at: entry + Int(distance)) : nil
    }
  }

  /// The type that is described, where it is one that the macro makes.
  ///
  /// A description starts with flags, the place of what the type is in, its name and the function that makes it known.
  private static func registry(at description: UnsafeRawPointer) -> (any PreviewRegistry.Type)? {
    let flags = description.loadUnaligned(as: UInt32.self)
    let (kindOfStruct, isGeneric): (UInt32, UInt32) = (17, 0x80)
    guard flags & 0x1f == kindOfStruct, flags & isGeneric == 0,
      String(cString: target(of: description + 8).assumingMemoryBound(to: CChar.self))
        .contains("Preview")
    else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(target(of: description + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self) as? any PreviewRegistry.Type
  }

  /// What a relative address leads to.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.loadUnaligned(as: Int32.self))
  }
}
