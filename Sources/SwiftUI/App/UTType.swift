/// A type of file.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the type.
  public let identifier: String
  /// The names of the types that files of this type are also of.
  private let ancestors: Set<String>

  init(known identifier: String, _ parent: UTType? = nil) {
    self.identifier = identifier
    ancestors = parent.map { $0.ancestors.union([$0.identifier]) } ?? []
  }

  /// Makes a type of its name; nil where it has none.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.init(known: identifier)
  }

  /// The type of files whose names end so.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(known: "public.\(filenameExtension)", supertype)
  }

  /// The type of files that are called so on the network.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(known: "public.\(mimeType)", supertype)
  }

  /// A type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parentType)
  }

  /// A type that the program knows.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier, parentType)
  }

  /// Whether files of this type are also of another.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || ancestors.contains(type.identifier)
  }

  /// Whether files of this type are also of another, which is not the same.
  public func isSubtype(of type: UTType) -> Bool { ancestors.contains(type.identifier) }

  /// The name of the type.
  public var description: String { identifier }

  /// How names of files of this type end, where that is known.
  public var preferredFilenameExtension: String? {
    let last = identifier.split(separator: ".").last.map(String.init)
    return last.flatMap { $0.contains("-") ? nil : $0 }
  }

  /// Whether two types have the same name.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
