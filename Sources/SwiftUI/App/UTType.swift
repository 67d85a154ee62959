/// A type of file.
public struct UTType: Hashable, Sendable {
  /// The name of the type.
  public let identifier: String

  /// Makes a type of its name.
  public init(_ identifier: String) { self.identifier = identifier }

  /// The type of files whose names end so.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init("public.\(filenameExtension)")
  }

  /// The type of files that are called so on the network.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init("public.\(mimeType)")
  }

  /// Whether files of this type are also of another; only a type is known to be of itself here.
  public func conforms(to type: UTType) -> Bool { self == type }

  /// A type that the program declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier)
  }

  /// A type that the program knows.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier)
  }

  /// Files of this type.
  public static let text = UTType("public.text")
  /// Files of this type.
  public static let plainText = UTType("public.plainText")
  /// Files of this type.
  public static let image = UTType("public.image")
  /// Files of this type.
  public static let json = UTType("public.json")
  /// Files of this type.
  public static let pdf = UTType("public.pdf")
  /// Files of this type.
  public static let folder = UTType("public.folder")
  /// Files of this type.
  public static let data = UTType("public.data")
  /// Files of this type.
  public static let item = UTType("public.item")
  /// Files of this type.
  public static let movie = UTType("public.movie")
  /// Files of this type.
  public static let audio = UTType("public.audio")
  /// Files of this type.
  public static let url = UTType("public.url")
  /// Files of this type.
  public static let png = UTType("public.png")
  /// Files of this type.
  public static let jpeg = UTType("public.jpeg")
}
